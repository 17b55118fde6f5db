/** Dialect words that no stem, sound or rule leads to standard German: the written form, then its meaning. */
const bavarian = `
  nimma nicht mehr, nimmer nicht mehr, nimmi nicht mehr, ned nicht, net nicht, nix nichts, koa kein, koan keinen, koane keine, ka kein, ko kann, konn kann, ka kann, mog mag, wui will, wü will, i ich,
    mi mich, mia mir, di dich, da der, de die, lebn leben, schlofn schlafen, schlofa schlafen, bluat Blut, bluats blutet, bluatn bluten, hert hört, heat hört, uf auf, aufd auf,
  auffi auf, wehs weh, duat tut, duad tut, dut tut, tuat tut, deads tut,
    kriag kriege, griag kriege, kriagt kriegt, griagt kriegt, hob habe, ham haben, hamma haben, hod hat, hot hat, san sind, bin bin, haxn Bein, haxe Bein, hax Bein, haxen Bein,
  wadl Wade, wampn Bauch, ranzen Bauch, gnack Nacken, gnagg Nacken, gwnack Nacken,
    verdraht verdreht, gfalln gefallen, gschlogn geschlagen, schlogt schlägt, schlagt schlägt, drunga getrunken, trunga getrunken, trunken getrunken, drunken getrunken, gessn
  gegessen, gfressn gegessen, gessen gegessen, schwoin geschwollen, gschwoin geschwollen, gschwolln geschwollen,
    dod tot, doud tot, tod tot, stirbn sterben, steam sterben, steabn sterben, oba runter, obe runter, owa runter, obi runter, oigfalln runtergefallen, obagfalln runtergefallen,
  obegfalln runtergefallen, redn reden, redt redet, rede reden, kopfweh Kopfweh, schädl Kopf, schedl Kopf, bub Sohn, bua Sohn, madl Tochter, dirndl Tochter, madla Tochter,
    kloane Kleine, kloaner Kleiner, kloa klein, riat bewegt, riaht bewegt, rührt bewegt, vui viel, vil viel, vü viel, oide Frau, oida Mann, oma Oma, ois alles, ollas alles, gaach
  plötzlich, jählings plötzlich, jetz jetzt, jetza jetzt, iatz jetzt, iaz jetzt, etz jetzt, grod gerade, grad gerade,
    amoi mal, oamoi einmal, aufamoi plötzlich, sogt sagt, sogd sagt, sagd sagt, hodn Hoden, wos was, bodn Boden, bo Boden, gfui Gefühl, gfühl Gefühl, gfüü Gefühl, gspia spüre,
  gspür spüre, gspürt spürt, gspiar spüre, aug Auge, augn Auge, hend Hände, händ Hände, hoiz Holz, hois Hals, hoib halb, hoibert halb, hois Hals, foisch falsch, kimmt kommt, kummt
  kommt, kumm komme,
    speibt erbricht, speim erbrechen, speiben erbrechen, gspiem erbrochen, gspieben erbrochen, speib erbreche, schnauft atmet, schnaufen atmen, schnaufe atmen, schnauf atme,
  schnaufn atmen, schnaufa atmen, zittat zittert, druckt drückt, druckn drücken, drucka drücken, doa tun, dua tun, wea wer, weam wem, aa auch, aussa raus, aussi raus, eini rein,
  einigfalln reingefallen,
    hi kaputt, schiach schlimm, narrisch verrückt, deppat komisch, damisch schwindelig, damisch schwindlig, dramhapert benommen, zsamm zusammen, zam zusammen, zammbrochn
  zusammengebrochen, zammbrocha zusammengebrochen, zsammbrochn zusammengebrochen, zamgfoin zusammengebrochen, umgfalln umgefallen, umgfoin umgefallen, umgfallen umgefallen, gfoin
  gefallen, gfoiln gefallen, obigfoin runtergefallen,
    hoaß heiß, hoass heiß, hoasse heißes, woam warm, koit kalt, koid kalt, kalta kalter, schwoaz schwarz, schwarz schwarz, blob blau, bleed komisch, wia wie, gell gell, muatta
  Mutter, mutta Mutter, vodda Vater, voda Vater, vatta Vater, mama Mama, weiberl Frau, mei mein, meim meinem, meiner meiner, sei sein, dei dein, fiaba Fieber, fiewa Fieber, fiawa
  Fieber, fieba Fieber,
    schwammal Schwammerl, schwammalan Schwammerl, schwammerln Schwammerl, wepsn Wespe, weps Wespe, wöpsn Wespe, bein Bein, zuzlt gelutscht, gschleckt geleckt, bissn gebissen,
  bissen gebissen, brochn gebrochen, brocha gebrochen, brenna brennen, verbrennt verbrannt, verbrend verbrannt, vabrennt verbrannt, vabrüht verbrüht, vaschluckt verschluckt, vagift
  vergiftet, vagiftet vergiftet, derstickt erstickt, dastickt erstickt, dersticken ersticken, dasticka ersticken, dersauft ertrinkt, dasoffn ertrunken, dersoffen ertrunken,
  biagn beugen, biang beugen, fiaß Füße, fiass Füße, fuaß Fuß, gsicht Gesicht, gfries Gesicht, kasweiß kreidebleich, kaasweiß kreidebleich, käsweiß kreidebleich, kaswaiß kreidebleich,
  reißn reißen, reissn reißen, butzi Baby, butzerl Baby, bobberl Baby, zwergerl Baby, lulln pinkeln, lulu pinkeln, brunzn pinkeln, bislt pinkelt, wiesln pinkeln, wiaschtl Wurst, stengan
  stehen, hatschn gehen, hatscht hinkt, hängd hängt, schnalzer Knall, tuscher Knall, kracher Knall, gschniaffn geschnupft, druckts drückt, drugt drückt,
  druggt drückt, kreiz Kreuz, buckl Rücken, bugl Rücken, haxn Bein,
  waaß weiß, woaß weiß, woas weiß, si sich, schlotteat schlottert`;
const southwestern = `
    ke keine, keni keine, kä keine, gei kein, gä keine, schlaht schlägt, schloht schlägt, bekum bekomme, chume komme, hangt hängt, abe runter, maa Mann, chräftig kräftig,
    nümm nicht mehr, nümme nicht mehr, nüm nicht mehr, numme nicht mehr, nemme nicht mehr, nemmer nicht mehr, nit nicht, nid nicht, nöd nicht, ned nicht, ed nicht, it nicht, nüt
  nichts, nüd nichts, nüüt nichts, nünt nichts, nix nichts, nex nichts, kei kein, keini keine, koi kein, koin keinen, koine keine, cha kann, chan kann, cho kommen, chunnt kommt,
  chunt kommt, chöne können,
    wott will, wot will, wett will, wetti will, läbe leben, leabe leben, leba leben, lebe leben, mir mir, bi bin, ben bin, isch ist, sin sind, sind sind, han habe, hän haben, hend
  haben, het hat, hett hat, hets hat, hesch hast, gaht geht, goht geht, got geht, gohd geht, god geht, gange gegangen, schnuuf Atem, schnufe atmen, schnuufe atmen, schnuft atmet,
  schnaufe atmen, luft Luft, luuft läuft, lauft läuft,
    bluet Blut, bluetet blutet, blüetet blutet, tuet tut, tued tut, duet tut, dued tut, chopf Kopf, chopfweh Kopfweh, grind Kopf, buch Bauch, buuch Bauch, buuchweh Bauchweh,
  buchweh Bauchweh, ranze Bauch, chind Kind, chinde Kinder, chli klein, chly klein, chline Kleiner, chlini Kleine, bueb Sohn, büebli Sohn, büble Sohn, meitli Tochter, meitschi
  Tochter, mädle Tochter, mädel Tochter, goof Kind,
    agschlage angeschlagen, aagschlage angeschlagen, gschlage geschlagen, gheit gefallen, abegheit runtergefallen, abekeit runtergefallen, keit gefallen, abe runter, abegfalle
  runtergefallen, nagfloga hingefallen, gfloge gefallen, umgheit umgefallen, umkeit umgefallen, umgfalle umgefallen, zämebroche zusammengebrochen, zämekracht zusammengebrochen,
  zämegheit zusammengebrochen, gschwulle geschwollen, gschwolle geschwollen,
    trunke getrunken, drunge getrunken, gsoffa getrunken, gsoffe getrunken, gesse gegessen, gässe gegessen, gfresse gegessen, gschluckt geschluckt, gno genommen, gnoh genommen,
  gnumme genommen, gnomma genommen, gnomme genommen, brennt brennt, gsi gewesen, gsii gewesen, gwä gewesen, gseh sehen, gsehn sehen, gsie sehen, seh sehe, xeh sehen, gsehne sehen,
  meh mehr, mee mehr, meeh mehr, uff auf, uf auf, ab ab, us aus, uus aus,
    chotze kotze, chotzt kotzt, chotzet kotzt, kotze kotze, chunnts kommt, chrampf Krampf, chrämpf Krämpfe, chrampfet krampft, schnäll schnell, gäch plötzlich, uf eimal, uufs auf,
  eimal einmal, ei ein, eis ein, halbi halbe, arm Arm, linggi linke, linki linke, lingge linker, rächts rechts, härz Herz, hert hart, hätz Herz, weh weh, wee weh, wehe weh, angscht
  Angst, fescht fest, schlimmscht schlimm, brauch brauche, sterbe sterben, stärbe sterben, schterbe sterben, sterba sterben, tod tot,
    dahoim zuhause, dahoam zuhause, daheim zuhause, dehei zuhause, dihei zuhause, maa Mann, ma Mann, frau Frau, mueter Mutter, muetter Mutter, muddr Mutter, mudder Mutter, vatter
  Vater, vadder Vater, badder Vater, grosi Oma, omi Oma, groosi Oma, nani Oma, neni Opa, ähni Opa, ätti Vater, ätte Vater, schlegt schlägt, haut haut, hauet haut, schloht schlägt,
  schlot schlägt, schloft schläft, schlafe schlafen, schlofe schlafen, schlofa schlafen, gschlofe geschlafen, goht geht, stoht steht, lyt liegt, liit liegt, lit liegt, ligt liegt,
  leit liegt, zunge Zunge, zung Zunge,
  sit seit, ziet zieht, zieat zieht, schtei Stein, schtoi Stein, ond und, bisla pinkeln, soicha pinkeln, bronza pinkeln, seiche pinkeln, eigschlofa eingeschlafen,
  iigschlofe eingeschlafen, lappa Lappen, lumpa Lappen, bobbele Baby, poppele Baby, bobele Baby, buschi Baby, gsicht Gesicht, gsichd Gesicht, fiaß Füße, fiass Füße, füess Füße,
  fuess Fuß, fuaß Fuß, füaß Füße, schtich Stich, schnuufe atmen, schtimm Stimme, zwänzg zwanzig, drissg dreißig, drissig dreißig, schlächt schlecht, trümmlig
  schwindlig, achsle Schulter, rugge Rücken, ruggä Rücken, rügge Rücken, scheiche Beine, bläich blass, bleich blass, gstürchlet gestolpert, tröpfelet
  tropft, mul Mund, muul Mund, gosch Mund,
  lommelig schlaff, lummelig schlaff, lampelig schlaff, lätschig schlaff, lapprig schlaff, lumpet schlaff, oin einen, oim einem, oiner einer, kloi klein, kloine Kleine, kloiner Kleiner, kloins Kleines`;
const northern = `
    nich nicht, nisch nicht, nüsch nicht, nischt nichts, nüscht nichts, nüschd nichts, nüx nichts, niks nichts, keen kein, keene keine, keenen keinen, keine keine, ik ich, ick ich,
  icke ich, isch ich, wat was, dat das, datt das, det das, dit das, mi mir, mien mein, miene meine, mein mein, meene meine, meener meiner, meen mein, hebb habe, heb habe, hev habe,
  hett hat, hatta hat, hatse hat, is ist, iss ist, wo wo,
    kann kann, kannste kannst, kriech kriege, krich kriege, krisch kriege, krieg kriege, kriecht kriegt, kricht kriegt, griechd kriegt, griech kriege, griege kriege, lütte Kleine,
  lüdde Kleine, lütt klein, lütten Kleiner, lüttje Kleiner, lüttn Kleiner, gör Kind, göre Kind, kinners Kinder, kinnings Kinder, pant Kind, ditschen Kind, kerl Mann, ollen Mann,
  oller Mann, olle Frau, modder Mutter, mudder Mutter, mudda Mutter, vadder Vater, vadda Vater, omma Oma, oppa Opa,
    bauchpien Bauchschmerzen, koppweh Kopfweh, koppschmerzen Kopfschmerzen, koppschmerz Kopfschmerz, koppien Kopfschmerzen, kopp Kopf, kopping Kopfschmerzen, pien Schmerz, bien
  Bein, foot Fuß, hart Herz, haart Herz, luch Luft, lucht Luft, blööd Blut, blot Blut, blöden bluten, blöd blöd, dood tot, doot tot, starven sterben, starben sterben, schterben
  sterben, leewen leben, leven leben, läwen leben, lewen leben, snacken reden, snackt redet, schnackt redet, schnacken reden, babbelt redet, babbeln reden, schwätzt redet, schwätza
  reden, schwätze reden, schwätzen reden,
    uff auf, uffn auf, uffm auf, ooch auch, och auch, uffgewacht aufgewacht, loofen laufen, looft läuft, jetze jetzt, jez jetzt, jetz jetzt, jehn gehen, jeht geht, jefallen
  gefallen, jestürzt gestürzt, jenommen genommen, jetrunken getrunken, jeschluckt geschluckt, jejessen gegessen, jebrochen gebrochen, jeschlagen geschlagen, jebissen gebissen, janz
  ganz, jut gut, jar gar, jrad gerade, jrade gerade, runna runter, runnerfallen runtergefallen, runtajefallen runtergefallen, dal runter, dalfallen runtergefallen, fallt fällt,
  vull voll, un und, ham haben, hamse haben, hab habe, hob habe, könn können, kanna kann, kanner kann, kannse kann, isser ist, isse ist, atmetse atmet, gucke gucken, kieken gucken,
  kiekt guckt, ogen Augen, oog Auge, oochen Augen, oge Auge, bissele bisschen, bissl bisschen, bisken bisschen,
  lütter Kleiner, lütjer Kleiner, lüdder Kleiner, drunken getrunken, putzflasch Putzmittel, gesich Gesicht, jesicht Gesicht, jesichte Gesicht, kieke gucke, lufft Luft, käsch käsig,
  kees käsig, bluhd Blut, blaud Blut, bost Brust, bosst Brust, knee Knie, rüch Rücken, puckel Rücken, slecht schlecht, swindelig schwindelig, kolt kalt, eerd Boden,
  spien erbrechen, spieen erbrechen, spiegen erbrechen, dösig schwindelig, düselig schwindelig, waag wach`;
const chat = `
    cannot cant, canot cant, isnt isnt, aint isnt, u you, ur your, pls please, plz please, bby baby, bf boyfriend, gf girlfriend, hubby husband, hubs husband, mommy mom, mummy mum,
  daddy dad, granny grandma, nana grandma, gramps grandpa, kiddo kid, lil little, tummyache stomachache, swollowed swallowed, swalowed swallowed, breath breathe, breth breathe,
  brething breathing, diing dying, hlp help, halp help, omg hilfe,
    hilfä hilfe, hilfeee hilfe, hilfee hilfe, hilfeeee hilfe, hülfe hilfe, digga Freund, digger Freund, alda Freund, bro Freund, bruder Bruder, schwesta Schwester, vllt vielleicht,
  nd nicht, nich nicht, nischt nichts, kp keine Ahnung, iwie irgendwie, grd gerade, grad gerade, bekomm bekomme, bekom bekomme, krieg kriege, hab habe, tabs
  Tabletten, pillen Pillen, ibu Ibuprofen, ibus Ibuprofen, para Paracetamol`;

const everyday = `
    pieseln pinkeln, pischern pinkeln, einpennen einschlafen, durchpennen durchschlafen, pofen schlafen, einnicken einschlafen, wegnicken einschlafen, eindösen einschlafen,
  wegdösen einschlafen, wegdämmern einschlafen, eindämmern einschlafen, süßkram Süßigkeiten, süßzeug Süßigkeiten, süßwaren Süßigkeiten, naschkram Süßigkeiten, plauze Bauch,
  wampe Bauch, wanst Bauch, zinken Nase, riecher Nase, quanten Füße, mauken Füße, griffel Finger, stelzen Beine, glubscher Augen, beißerchen Zähne, beißer Zähne, visage Gesicht,
  schnute Mund, pennen schlafen, gepennt geschlafen, ratzen schlafen, kauleiste Zähne, klüsen Augen, lauscher Ohren, reihern erbrechen, flitzekacke Durchfall, dünnpfiff Durchfall,
  verknacksen verstauchen, verknackst verstaucht`;

const linesOf = (text: string): string[] =>
  text
    .split(',')
    .map((line) => line.trim().replace(/\s+/g, ' '))
    .filter(Boolean);

export const dialectWords: readonly string[] = [bavarian, southwestern, northern, everyday, chat].flatMap(linesOf);

/** Those of everywhere. Some are in the dictionary, too, and say the same there: 'pennen'. */
export const everydayWords: readonly string[] = linesOf(everyday).map((line) => line.split(' ')[0] ?? '');

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** Distinguishes words without spaces from compounds: the function words that compounds do not contain. */
export const gluedWords = {
  /** Possible starts of such words, even if the whole could be a compound of dictionary words. */
  first: words('keine kein kaum ich mein meine kann kriege krieg bekomme bekommt hilfe help mir my cant i'),
  little: words(
    `ich in am zu im es er an so da du mir mich mein meine meinen meiner kein keine keinen nicht mehr kann hat habe hab ist bin bist sind tut tuts weh will wird hilfe
      bitte der die das den dem ein eine einen mit auf aus von und oder sehr ganz nur noch schnell sie wir was wie geht the my is cant cannot help me not has have and for with his
  her wont dont to it please now`,
  ),
} as const;

/** Correct words of health and everyday life that are missing in the dictionary. */
export const usualWords: readonly string[] = `
  Demenz Zecke Arzt Ärztin Jause verkühlt verkühlen saures Spritze spritzen HIV Pflegegrad umgeknickt umgeknackst verstaucht Scheißerei Scheißen Stuhlgang Stuhl Augenlid Depri
  Schildi Arthrose Atrose Artrose Rheuma Gicht Rollator Physio Reha Laktose Gluten Zöliakie Reflux Gastritis Reizdarm Blähung Blähbauch Hämorrhoiden Prostata Zyste Myom Endometriose Zyklus
  Periode Eisprung Pille Hormone Schilddrüse Hashimoto Testosteron Östrogen Cortisol Kortison Neurodermitis Psoriasis Rosazea Rosacea Akne Pickel Warze Muttermal Herpes Fußpilz Nagelpilz
  Tinnitus Hörgerät Schnarchen Schlafapnoe Migräne Burnout Stress Yoga Pilates Faszien Smoothie vegan vegetarisch Protein Eiweiß Kalorien Intervallfasten Detox Kollagen Hyaluron Botox
  Vitamin Magnesium Zink Eisen Selen Omega Probiotika Melatonin Zahnspange Karies Parodontose Implantat Lasik Brille Linse Katarakt Glaukom Makula Bindehaut Gerstenkorn Meniskus Kreuzband
  Sehne Tennisarm Karpaltunnel Hallux Fersensporn Skoliose Osteoporose Ischias Hexenschuss Bandscheibe Impfung Grippe Corona Covid Borreliose Windpocken Masern Scharlach Keuchhusten Läuse
  Krätze Würmer Madenwürmer Dreimonatskoliken Beikost Milchstau Windel Schnuller Trotzphase Pubertät ADHS Autismus Inklusion Logopädie Ergotherapie Kur Krankschreibung Attest Rezept
  Befund MRT CT Röntgen Ultraschall EKG EEG Blutbild Laborwerte Cholesterin Triglyzeride Leberwerte Nierenwerte Harnsäure Blutdruck Ruhepuls Sauna Kneipp Globuli Homöopathie Akupunktur
  verspannt Verspannung Schürfwunde Gasheizung stubbed Muttertag Baldrian Ballaststoffe Beckenboden Bindegewebe Blutorange Chiasamen Dehnübung Dinkel Duschgel Einlagen Ellenbogen Entspannung
  Erkältung Erste-Hilfe Fango Fersenschmerz Gelenke Ginkgo Ginseng Haferflocken Halsweh Hausarzt Hausmittel Heilpraktiker Heilfasten Heilerde Hüftdysplasie Hyposensibilisierung Immunsystem
  Ingwer Inhalation Kamille Kinesiologie Knirschen Knirscherschiene Knorpel Kompressionsstrümpfe Kontaktlinsen Kopfhaut Kurkuma Lavendel Leberwurst Lipödem Lymphdrainage Manuka Massage
  Mineralstoffe Muskelaufbau Nagelbett Nahrungsergänzung Nasendusche Nasenspray Orthopäde Osteopathie Parodontitis Patientenverfügung Pflegestufe Plattfuß Pollen Pollenallergie Propolis
  Reflexzonen Reizmagen Schlafhygiene Schlafrhythmus Schluckauf Schweißfüße Schwielen Schröpfen Selbsthilfe Sitzen Spreizfuß Stillhütchen Stützstrümpfe Teilzeit Thermalbad Trockenbürsten
  Venen Verdauung Vollkorn Wadenwickel Wärmflasche Wechseljahre Wickel Windpocken Wobenzym Zahnfleisch Zahnseide Zahnstein Zerrung Zitrone Zwiebel Zwiebelsäckchen Zyklusapp Smartwatch App
  knee ankle shoulder thyroid eczema psoriasis acne arthritis cholesterol menopause migraine tinnitus sinus sinusitis bronchitis asthma allergy dementia diabetes insulin toddler pregnancy
`
  .trim()
  .split(/\s+/);
