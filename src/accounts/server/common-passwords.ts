/**
 * What attackers try first: the head of the published lists of leaked passwords that are long enough for us, and of the
 * German ones (Hasso-Plattner-Institut). In lower case; one a word.
 */
const words = `
password password1 password2 password3 password12 password123 password1234 password12345 password! password1! passw0rd p@ssw0rd
p@ssword p@ssword1 p@ssw0rd1 pa$$word pa$$w0rd passwort passwort1 passwort2 passwort12 passwort123 passwort1234 passwort! passwort1!
passwort2024 passwort2025 passwort2026 kennwort kennwort1 kennwort123 meinpasswort geheim123 geheim1234 geheimnis geheimnis1 geheimes
12345678 123456789 1234567890 0123456789 01234567 012345678 123456780 12345679 87654321 987654321 9876543210 0987654321 123123123
12341234 12344321 11111111 111111111 1111111111 22222222 33333333 44444444 55555555 66666666 77777777 88888888 99999999 00000000
000000000 0000000000 11223344 1122334455 112233445566 10203040 13131313 12121212 11112222 147258369 159357456 789456123 741852963
123654789 147852369 14725836 963852741 31415926 13579246 24681012 1234qwer 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 q1w2e3r4
q1w2e3r4t5 zaq12wsx zaq1zaq1 qwer1234 qwert123 qwert1234 qwertz123 qwertz1234 qwertz12 qwertzui qwertzuiop qwertzuiopü qwerty12
qwerty123 qwerty1234 qwerty12345 qwertyui qwertyuiop asdfghjk asdfghjkl asdfghjklö asdfasdf asdf1234 asdfqwer yxcvbnm1 yxcvbnm123
yxcvbnm, zxcvbnm1 zxcvbnm123 qweasdzxc qweasdyxc abcd1234 abc12345 abc123456 abcdefgh abcdefg1 abcdefghi a1b2c3d4 a1234567 a12345678
a123456789 aa123456 aaaaaaaa 1234abcd 123456abc 12345qwert 1234567a 12345678a 123456789a q1234567 qq123456 test1234 test12345
testtest testing1 testing123 welcome1 welcome123 welcome12 welcome! willkommen willkommen1 willkommen123 hallo123 hallo1234 hallo12345
hallohallo hallodu123 hallowelt helloworld hello123 hello1234 admin123 admin1234 admin12345 administrator adminadmin adminpass root1234
changeme changeme1 changeme123 letmein1 letmein123 letmein! master123 superman superman1 batman123 spiderman starwars starwars1 pokemon1
pokemon123 dragon123 monkey123 football football1 baseball baseball1 basketball princess princess1 prinzessin prinzessin1 sunshine
sunshine1 sonnenschein sonnenschein1 iloveyou iloveyou1 iloveyou2 iloveyou! ichliebedich ichliebedich1 ichliebedich123 liebling liebling1
schatz123 schatzi1 schatzi123 schatzilein schalke04 fcbayern fcbayern1 fcbayern1900 borussia borussia1 borussia09 bvb09bvb dortmund
dortmund1 dortmund09 bayern123 muenchen münchen1 hamburg1 hamburg123 berlin123 deutschland deutschland1 frankfurt stuttgart fussball
fussball1 fußball1 werder1899 michelle michelle1 jennifer jennifer1 jessica1 charlie1 charlie123 alexander alexander1 sebastian sebastian1
christian christian1 benjamin1 daniel123 michael1 michael123 thomas123 andreas1 andreas123 stefanie johannes matthias computer computer1
computer123 internet internet1 internet123 samsung1 samsung123 mercedes mercedes1 volkswagen porsche911 whatever whatever1 trustno1
shadow123 blink182 jordan23 corvette midnight maverick elephant victoria elizabeth chocolate schokolade schokolade1 butterfly
schmetterling erdbeere erdbeere1 sommer2023 sommer2024 sommer2025 sommer2026 winter2023 winter2024 winter2025 winter2026 sommer123
winter123 frühling fruehling frühling2025 frühling2026 herbst2025 herbst2026 urlaub2025 urlaub2026 lollipop hannover hannover96 marienkäfer
passworter passwörter neuespasswort neuespasswort1 secret123 secret1234 security superuser startrek1 google123 facebook facebook1 sprechstunde
sprechstunde1 gesundheit gesundheit1 gesundheit123
`;

const common: ReadonlySet<string> = new Set(words.normalize('NFKC').trim().split(/\s+/));

/** Whether a password stands on the list, in whatever case; `password` is its NFKC form. */
export const isCommonPassword = (password: string): boolean => common.has(password.toLowerCase());
