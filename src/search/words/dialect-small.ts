/**
 * Dialect function words as people write them: articles, pronouns, prepositions, forms of to have, to be and to do, and their
 * contractions. No names of anything.
 */
const bavarian = `
  i mi mia ma mir di da de dia des dös dera dem den d n an ana a oa oane oan oana oans is s bi bin bist san samma sama seids samt war woa
  waar wor hob hab hama hamma ham habts hobts hod hot hots hods hosd host hast ghabt ghobt kon ko konn koa kan kann kanns kennan kenna kena
  kinna kina mog mogst meng mecht mechd mechad megn wui wü woin woits wülst wüll wüllst soi soid soidt soin ned net ner nedda nimma
  nimmer nia nie nix nixn koan koana koane ka kane aa aba ober owa oba oda ode odr und wia wie wiar wos wås wo woher wann wonn wenn wen
  weil wei drum warum auf aufm aufn af aff ausm auße aus im in ins innan beim bei mitm mit vo vom von fia fian für fürn zua zum
  zun zur z nochm noch nach nåch m noh voa vor ohne ohni oni um ummi umi eina eini auffi obi owi hi her hea hinta unta üba iwa iba gegn
  gega gengan gehd gehts gäd geht duad tuat duat tua dua tuan dean kimmt kimmd kummt schaug schau heast oida eh halt fei gell goi göi jo
  mei na naa nau scho schon schoa no nu grad gråd grod jetz jetzat jetzad iatz hoid hoit hoitan imma oiwei oiweil ollawei olleweil oft ofta
  amoi amal amol oamoi bissl bisserl bissal bisl zvui vui vü vül sovui mehra mera gscheid gscheit so soa scheena schena schee schen
  guad guade guads guada guats guate guat bessa gach heia heier heid heit heut morgn gestan gestern neilich wieda wida nomoi nochamoi gor
  goa goar ganz gonz gonze sehr recht arg narrisch gschwind gschwinds sei sogt sogn sågn sag frog fragn frågn mocht mochn måcht macha
  mochts machts stimmt dees r t ois olles ollas olle oi all wead wird wean wern werdn werd dad dat hed hätt hätte waarat kriag kriagt gibts
  gibt geb do dort dortn drin drinna drauf dro dran`;
const southwestern = `
  i ich mi mir mr me mer mern di dir dr du se sie s eich ons onsr es des dees dia dui der d de em am en enna ema an ama a oi oin oine ein
  ois oim is isch ischd bin ben bisch sin sind send sen simmer semmer war wared gwä gwea gwest gsi gsii han hann hon hab hosch hasch hesch
  hot hat het hett hän hemmer hemmr ghet ghett ka kann kannsch kôsch koa kô chan cha chasch chönd chönnt chönne chöi kenna kenne
  könne will wett wott wotsch wend wänd sott söll soll sell muess muss müesst muesch mues muas mueß derf därf darf net nedd
  ned nit nid nöd et id nimme nemme nemmer nümm nümme numme nix nex nüt nüüt nünt kein kei koi keini koiner koine neamed niemer öpper
  öpperem öppis ebbes ebber au ou o und ond un oder odr aber abr wia wie wi was wo wenn wänn wem wer wär wieso worum warom worom uff uf ufm
  uffm ufem ofm us aus usm usem im in ins ine inne bim beim bei mit mim mitm vom vo voam von für fer fir zom zum zur z zue zu zo noch no
  noh nach nom vor vorm ohne ohni um om übers über iber iwwer gega gege gegen gäge gange goht gôht gaht göhnd gönd goot gohts chunnt
  chunt kommt kommd komm chum tuet duat duet tut tuat dut tuts duats macht machet mache macha machsch schaff gsagt gseit sag säg sagt seit
  froge frogt frogsch halt eba eben ebe gell gäll gäu ha ja jo jou noi nei nä scho scha schon allweil immer emmer emma allbott älls älles
  älle alles alle als öppe öpe jetzt jetz jetze jetzd etz etzt iatz heit heut heid gescht geschter geschtern morn morge amol amal emol
  mol mal einisch bissle bissele bitzli bitzeli wengele weng bizzli chli chly bitz viel vil vill meh mehr nomol nomal wieder weder wider
  arg fei guet guete guets guat gut besser bessr schee schö schöni schön gwiss so sone sonen sona grad gern gärn wird wered werd wäre dät
  dääd hät hätt gits gibt do da dört dert drin drinna dra druff druf sit ab bis n m r t l`;
const central = `
  isch ich misch mich disch dich mir mer mr ma dr de där dor dä dat det dit wat et dos des dess deß s n em im en enne ne ner nem nen e ä
  eener eene een is iss isses bin bist sin sinn sind bisse biste ware war woar hab hob habsch hamm hammor haste hast hat hatt hadd
  hot ham hann häs hät hatten gehabt kann gann kannste kamma sch könn gönn kunn künne künnt ming mieh dinge will willsch wolle
  wolln soll sollsch muss mussch muß darf derf nich ni nisch net nedd nit nimmie nimmer nimmi nimmeh nix nischt nüscht kee keen keene
  keiner gee geene geen kä kään kääner un und odder oddor oder awwer aba abba awer wie wieso warum worum wo wann wenn wemmer wamma was watt
  uff uffm uffn uffem off us aus usm ussem in inn innem beim bei bim met mit middm mitm vum vun von vom vonner für fer för füa fürn
  zum zur zo ze zu zun noh nach nachm vör vor vorm ohne ohn üwer iwwer övver gege gegen jeje jehn jeht jet jon jonn jeiht jitt jibt jibts
  jib jut juten jud joot jode geh geht gieht gehd jaanz janz janze kütt kumm kummt kimmt kommd komm dunn dun dut dud tut macht mach
  maach maat määt gemaat jemacht halt ähm eben ebend ebn gell gelle gä wa woll wah nu nö nee nä jo jau ja scho schunn schon schonn alt allt
  immer immor imma alles alle all allet alls nur nor noch jetz jetze jetzt jez etz heut heite hück jestern gestern morjen morchn
  mol mal emol eemol emal bissl bisl bissje bisje bissche bissken bisken bissi viel ville völ vill mehr widder wieder wedder arg sehr arsch
  schee schön schöne jern gern jerne gut gud gude gudd besser so su sone och ooch oooch aach aa auch da do dort drin drinne drauf
  dran druff seit sit bis ab ehr er sie se wir ihr hier hia kieke kiek guck gugg kucken wees weeß weiß wird werd wöd wore jewesen jewese
  gewese geworre fott ens m d r t z`;
const northern = `
  ik ick eck mi mien mine n mienen dien dine sien sin em hüm se wi ji jo ju uns de dat datt den t ne en een ene eene nen is sünd sün bün
  büst weer was wöör weest ween heff hebb heb hebbt hefft hest het hett harr harrn hatt kann kannst künn kunn könnt köönt köönen
  künnt will wüllt wull wöllt wüll schast schöölt schullt mutt mutts möt mööt mööten dörv dörf drööf mag mach nich nie nümmer nix
  nikks keen keene keener keenen un oder ov ober aber man awer wo wor wat wer wenn wann woans wodennig worüm warüm worum wieso op opp up
  upp opn opt in int bi bin mit mitn von vun van för foer fört to too tor r na nah no nach vör vörn ahn ohn ohne üm um över öber
  ower gegen gegens gah gahn gohn goh geiht geit gait gung kümmt kummt kamen komen kam doot deit doon doen do dü don maak maakt mook mokt
  makt giff gifft geev halt jüst ja nee nö näh all al jümmer jümmers immer ümmer allens alltiet bloots blots nu nun hüüt
  vundaag vandaag güstern gistern morrn mol maal mal eenmal eenmol bätten bäten bannig gewaltig veel väl veele mehr mihr noch
  nochmal wedder weder goot gode goden goods gaud schöön schön so sönn ok ook uk och hier dor da dar dorin binnen an ann rut rin rop
  rünner dal daal sik sick sech jem jüm ehr ehre ern dit disse düsse dütt s m d`;

export const smallDialectWords: readonly string[] = [bavarian, southwestern, central, northern].flatMap((text) =>
  text.trim().split(/\s+/),
);
