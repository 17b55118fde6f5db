import { bilingual } from '#kit/bilingual.ts';

/*
 * The countries with their codes, in alphabetical order. Written down rather than asked of `Intl.DisplayNames`: server and browser
 * come with names of their own (Hongkong, Macau), which also sort differently, and a list that shifts under a chosen country
 * changes the choice. A test compares them with the names of Node, which invoices use.
 */
const de = `
  af Afghanistan; eg Ägypten; ax Ålandinseln; al Albanien; dz Algerien; as Amerikanisch-Samoa;
  vi Amerikanische Jungferninseln; um Amerikanische Überseeinseln; ad Andorra; ao Angola; ai Anguilla; aq Antarktis;
  ag Antigua und Barbuda; gq Äquatorialguinea; ar Argentinien; am Armenien; aw Aruba; az Aserbaidschan; et Äthiopien;
  au Australien; bs Bahamas; bh Bahrain; bd Bangladesch; bb Barbados; by Belarus; be Belgien; bz Belize; bj Benin; bm Bermuda;
  bt Bhutan; bo Bolivien; ba Bosnien und Herzegowina; bw Botsuana; bv Bouvetinsel; br Brasilien; vg Britische Jungferninseln;
  io Britisches Territorium im Indischen Ozean; bn Brunei Darussalam; bg Bulgarien; bf Burkina Faso; bi Burundi;
  cv Cabo Verde; cl Chile; cn China; ck Cookinseln; cr Costa Rica; ci Côte d’Ivoire; cw Curaçao; dk Dänemark; de Deutschland;
  dm Dominica; do Dominikanische Republik; dj Dschibuti; ec Ecuador; sv El Salvador; er Eritrea; ee Estland; sz Eswatini;
  fk Falklandinseln; fo Färöer; fj Fidschi; fi Finnland; fr Frankreich; gf Französisch-Guayana; pf Französisch-Polynesien;
  tf Französische Süd- und Antarktisgebiete; ga Gabun; gm Gambia; ge Georgien; gh Ghana; gi Gibraltar; gd Grenada;
  gr Griechenland; gl Grönland; gp Guadeloupe; gu Guam; gt Guatemala; gg Guernsey; gn Guinea; gw Guinea-Bissau; gy Guyana;
  ht Haiti; hm Heard und McDonaldinseln; hn Honduras; in Indien; id Indonesien; iq Irak; ir Iran; ie Irland; is Island;
  im Isle of Man; il Israel; it Italien; jm Jamaika; jp Japan; ye Jemen; je Jersey; jo Jordanien; ky Kaimaninseln;
  kh Kambodscha; cm Kamerun; ca Kanada; bq Karibische Niederlande; kz Kasachstan; qa Katar; ke Kenia; kg Kirgisistan;
  ki Kiribati; cc Kokosinseln; co Kolumbien; km Komoren; cg Kongo-Brazzaville; cd Kongo-Kinshasa; xk Kosovo; hr Kroatien;
  cu Kuba; kw Kuwait; la Laos; ls Lesotho; lv Lettland; lb Libanon; lr Liberia; ly Libyen; li Liechtenstein; lt Litauen;
  lu Luxemburg; mg Madagaskar; mw Malawi; my Malaysia; mv Malediven; ml Mali; mt Malta; ma Marokko; mh Marshallinseln;
  mq Martinique; mr Mauretanien; mu Mauritius; yt Mayotte; mx Mexiko; fm Mikronesien; mc Monaco; mn Mongolei; me Montenegro;
  ms Montserrat; mz Mosambik; mm Myanmar; na Namibia; nr Nauru; np Nepal; nc Neukaledonien; nz Neuseeland; ni Nicaragua;
  nl Niederlande; ne Niger; ng Nigeria; nu Niue; kp Nordkorea; mp Nördliche Marianen; mk Nordmazedonien; nf Norfolkinsel;
  no Norwegen; om Oman; at Österreich; pk Pakistan; ps Palästinensische Autonomiegebiete; pw Palau; pa Panama;
  pg Papua-Neuguinea; py Paraguay; pe Peru; ph Philippinen; pn Pitcairninseln; pl Polen; pt Portugal; pr Puerto Rico;
  md Republik Moldau; re Réunion; rw Ruanda; ro Rumänien; ru Russland; sb Salomonen; zm Sambia; ws Samoa; sm San Marino;
  st São Tomé und Príncipe; sa Saudi-Arabien; se Schweden; ch Schweiz; sn Senegal; rs Serbien; sc Seychellen; sl Sierra Leone;
  zw Simbabwe; sg Singapur; sx Sint Maarten; sk Slowakei; si Slowenien; so Somalia; hk Sonderverwaltungsregion Hongkong;
  mo Sonderverwaltungsregion Macau; es Spanien; sj Spitzbergen und Jan Mayen; lk Sri Lanka; bl St. Barthélemy; sh St. Helena;
  kn St. Kitts und Nevis; lc St. Lucia; mf St. Martin; pm St. Pierre und Miquelon; vc St. Vincent und die Grenadinen;
  za Südafrika; sd Sudan; gs Südgeorgien und die Südlichen Sandwichinseln; kr Südkorea; ss Südsudan; sr Suriname; sy Syrien;
  tj Tadschikistan; tw Taiwan; tz Tansania; th Thailand; tl Timor-Leste; tg Togo; tk Tokelau; to Tonga;
  tt Trinidad und Tobago; td Tschad; cz Tschechien; tn Tunesien; tr Türkei; tm Turkmenistan; tc Turks- und Caicosinseln;
  tv Tuvalu; ug Uganda; ua Ukraine; hu Ungarn; uy Uruguay; uz Usbekistan; vu Vanuatu; va Vatikanstadt; ve Venezuela;
  ae Vereinigte Arabische Emirate; us Vereinigte Staaten; gb Vereinigtes Königreich; vn Vietnam; wf Wallis und Futuna;
  cx Weihnachtsinsel; eh Westsahara; cf Zentralafrikanische Republik; cy Zypern
`;

const en = `
  af Afghanistan; ax Åland Islands; al Albania; dz Algeria; as American Samoa; ad Andorra; ao Angola; ai Anguilla;
  aq Antarctica; ag Antigua & Barbuda; ar Argentina; am Armenia; aw Aruba; au Australia; at Austria; az Azerbaijan;
  bs Bahamas; bh Bahrain; bd Bangladesh; bb Barbados; by Belarus; be Belgium; bz Belize; bj Benin; bm Bermuda; bt Bhutan;
  bo Bolivia; ba Bosnia & Herzegovina; bw Botswana; bv Bouvet Island; br Brazil; io British Indian Ocean Territory;
  vg British Virgin Islands; bn Brunei; bg Bulgaria; bf Burkina Faso; bi Burundi; kh Cambodia; cm Cameroon; ca Canada;
  cv Cape Verde; bq Caribbean Netherlands; ky Cayman Islands; cf Central African Republic; td Chad; cl Chile; cn China;
  cx Christmas Island; cc Cocos (Keeling) Islands; co Colombia; km Comoros; cg Congo - Brazzaville; cd Congo - Kinshasa;
  ck Cook Islands; cr Costa Rica; ci Côte d’Ivoire; hr Croatia; cu Cuba; cw Curaçao; cy Cyprus; cz Czechia; dk Denmark;
  dj Djibouti; dm Dominica; do Dominican Republic; ec Ecuador; eg Egypt; sv El Salvador; gq Equatorial Guinea; er Eritrea;
  ee Estonia; sz Eswatini; et Ethiopia; fk Falkland Islands; fo Faroe Islands; fj Fiji; fi Finland; fr France;
  gf French Guiana; pf French Polynesia; tf French Southern Territories; ga Gabon; gm Gambia; ge Georgia; de Germany;
  gh Ghana; gi Gibraltar; gr Greece; gl Greenland; gd Grenada; gp Guadeloupe; gu Guam; gt Guatemala; gg Guernsey; gn Guinea;
  gw Guinea-Bissau; gy Guyana; ht Haiti; hm Heard & McDonald Islands; hn Honduras; hk Hong Kong SAR China; hu Hungary;
  is Iceland; in India; id Indonesia; ir Iran; iq Iraq; ie Ireland; im Isle of Man; il Israel; it Italy; jm Jamaica; jp Japan;
  je Jersey; jo Jordan; kz Kazakhstan; ke Kenya; ki Kiribati; xk Kosovo; kw Kuwait; kg Kyrgyzstan; la Laos; lv Latvia;
  lb Lebanon; ls Lesotho; lr Liberia; ly Libya; li Liechtenstein; lt Lithuania; lu Luxembourg; mo Macao SAR China;
  mg Madagascar; mw Malawi; my Malaysia; mv Maldives; ml Mali; mt Malta; mh Marshall Islands; mq Martinique; mr Mauritania;
  mu Mauritius; yt Mayotte; mx Mexico; fm Micronesia; md Moldova; mc Monaco; mn Mongolia; me Montenegro; ms Montserrat;
  ma Morocco; mz Mozambique; mm Myanmar (Burma); na Namibia; nr Nauru; np Nepal; nl Netherlands; nc New Caledonia;
  nz New Zealand; ni Nicaragua; ne Niger; ng Nigeria; nu Niue; nf Norfolk Island; kp North Korea; mk North Macedonia;
  mp Northern Mariana Islands; no Norway; om Oman; pk Pakistan; pw Palau; ps Palestinian Territories; pa Panama;
  pg Papua New Guinea; py Paraguay; pe Peru; ph Philippines; pn Pitcairn Islands; pl Poland; pt Portugal; pr Puerto Rico;
  qa Qatar; re Réunion; ro Romania; ru Russia; rw Rwanda; ws Samoa; sm San Marino; st São Tomé & Príncipe; sa Saudi Arabia;
  sn Senegal; rs Serbia; sc Seychelles; sl Sierra Leone; sg Singapore; sx Sint Maarten; sk Slovakia; si Slovenia;
  sb Solomon Islands; so Somalia; za South Africa; gs South Georgia & South Sandwich Islands; kr South Korea; ss South Sudan;
  es Spain; lk Sri Lanka; bl St. Barthélemy; sh St. Helena; kn St. Kitts & Nevis; lc St. Lucia; mf St. Martin;
  pm St. Pierre & Miquelon; vc St. Vincent & Grenadines; sd Sudan; sr Suriname; sj Svalbard & Jan Mayen; se Sweden;
  ch Switzerland; sy Syria; tw Taiwan; tj Tajikistan; tz Tanzania; th Thailand; tl Timor-Leste; tg Togo; tk Tokelau; to Tonga;
  tt Trinidad & Tobago; tn Tunisia; tr Türkiye; tm Turkmenistan; tc Turks & Caicos Islands; tv Tuvalu;
  um U.S. Outlying Islands; vi U.S. Virgin Islands; ug Uganda; ua Ukraine; ae United Arab Emirates; gb United Kingdom;
  us United States; uy Uruguay; uz Uzbekistan; vu Vanuatu; va Vatican City; ve Venezuela; vn Vietnam; wf Wallis & Futuna;
  eh Western Sahara; ye Yemen; zm Zambia; zw Zimbabwe
`;

export const countryTexts = bilingual(de, en);
