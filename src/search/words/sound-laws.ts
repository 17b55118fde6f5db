/**
 * Sound laws of regions: `said>written` on folded words (umlauts are a, o and u), each a regular expression. Those joined with
 * `+` are alternatives. Each may or may not apply to a word; the result only counts if it is a word.
 */
const bavarian = `
  schd>st scht>st sch(?=[pt])>s rscht>rst
  ^gs(?=[^ei])>ges ^g(?=[bdfhklmnpstwz])>ge ^b(?=s[^aeiou])>be ^z(?=[bdfghklmnrst])>zu ^zamm>zusammen ^ei(?=schl)>ein ^va>ver ^da>er+der ^o(?=[bfgklmnprstz])>an+ab ^fia>fur+vor ^fua>vor ^aussi>raus ^obi>runter
  oa>ei+or+ar ia>ie+u+ir+ier ua>u+ur ia(?=ss)>u ui>iel+il+ul+uhl oi>al+all+oll+eil+eu+ohl ei>eu+au+eil aa>a+au+ei ea>er+ehr+or+o oo>o+an e?ö>el o>a+an au>al ou>o+u ee>e+o i(?!e)>u e(?!i)>o
  w(?=[aeilr])>b b>p ^d>t d(?=[^aeiou]?$)>t dd>tt gg>ck ^g(?=[lnr])>k ^k(?=[lnr])>g bb>pp
  hian>hirn erl(?:n|a)?$>+e al(?:n|a)?$>+e l$>el+le a$>en+er n$>en m$>ben i$>e+ig+ich s$>es t$>et+te (?<=[^aeiou])$>e ad$>at
`;
const swabian = `
  schd>st scht>st sch(?=[pt])>s rscht>rst ^gs(?=[^ei])>ges ^g(?=[bdfhklmnpstwz])>ge ^z(?=[bdfghklmnrst])>zu ^va>ver ^vr>ver ^a(?=[bgsz])>an ^nei>ein ^ei(?=schl)>ein
  oi>ei+eu ui>eu+au ai>ei ao>au+a ou>au ua>u ia>ie+u ea>e+o ee>e+o ie>u ei>eu en>in+an on>un+an om>um em>im i(?!e)>u e(?!i)>o o>a
  d>t t>d b>p g(?=[^aeiou])>k gg>ck bb>pp w(?=[aei])>b
  le$>+e la$>+e a$>en e$>en dr$>der+ter r$>er l$>el n$>en t$>et+te (?<=[^aeiou])$>e+en (?<=[aeiou])$>n+en
`;
const alemannic = `
  schd>st scht>st sch(?=[pt])>s rscht>rst ^ch(?=[aeiouklnr])>k ch(?=[st]$)>ck kch>ck gg>ck ^gs(?=[^ei])>ges ^g(?=[bdfhklmnpstwz])>ge ^b(?=h)>be ^ver>ver ^us>aus ^uf>auf ^ii>ein ^ab(?:e|a)>runter ^a(?=[bdfgklmnpst])>an
  ii>ei y>ei i(?!e)>ei+u uu>au+u u(?!e)>au+eu ou>au oi>eu+au ie>u+i uo>u ue>u+eu ua>u a>e o>a ai>ei
  li$>+e+el la$>+e le$>+e ig$>ung i$>e+er+ig et$>t+en ed$>t e$>en+er a$>en l$>el r$>er t$>et+te (?<=[aeiou])$>n+hn (?<=[^aeiou])$>e
`;
const saxon = `
  isch>ich sch(?=t)>ch schd>st scht>st ^g(?=[lnr])>k ^g>k ^d>t ^b>p bb>pp+pf dd>tt gg>ck b>p d>t g>k ww>b w(?=[aei])>b rr>tt
  ee>ei oo>au aa>au+ei ei>eu+au e(?!i)>o i(?!e)>u ie>u o>a ah>er+ar
  pp>pf ^p(?=[aefrlu])>pf ^f(?=[aeilru])>pf ^gs(?=[^ei])>ges ^g(?=[bdfhklmnpstwz])>ge e$>en a$>en+er n$>en m$>ben er$>er l$>el t$>et+te le$>+e sche?(?=n?$)>che (?<=[^aeiou])$>e+en
`;
const colognian = `
  ^j>g ij>ig isch>ich+ig sch(?=t)>ch ch$>g+k pp>pf p(?=[et]|$)>f p$>pf ^p>pf vv>b v>b+f ff>pf ^d>t dd>tt+t ck>it
  ick>eit uck>eut+aut ing>ein ung>aun atz>erz+arz ott>ort utt>urt att>art ee>ei+ie+e oo>au+u+o uu>au oe>u o>u a>er+e e(?!i)>i i(?!e)>ei+u u>au+eu ie>u oo>u aa>a ou>au
  t$>s+ss+z+te tt>ss+tz ^t>z e$>en ^jt>geht ^gs>ges ^g(?=[bdfhklmnpstwz])>ge sche(?=n?$)>chen ken$>chen ers$>er (?<=[^aeiou])$>e+en
`;
const lowGerman = `
  ^s(?=[lmnw])>sch ^in(?=s)>ein ^op>auf ^ut>aus ^af>ab ^dor>durch ^to(?=[bdfghklmnprstw])>zu ^ver>ver sk>sch
  pp>pf+ff p>f+ff ^p(?!f)>pf ^t(?!s)>z tt>tz+ss t>s+ss rt>rz k>ch ck>ch+cht cht>ft+cht ^d>t d>t+tt v>b+f ^v>v f$>b f(?=t)>b ld>lt nd>nt gg>ck
  ee>ei+ie+e+u oo>u+au+o+oh ie>ei uu>au u>au+eu oe>u ei>eu+ei i(?!e)>ei+u o>a+u+au a>e+o e(?!i)>i
  ol(?=[dt])>al n$>en ken$>chen je$>chen+e en$>en+ern e$>en t$>et+te s$>se (?<=[^aeiou])$>e+en
`;

/** The laws of each region in the order in which they apply. */
export const soundLaws: readonly (readonly (readonly [said: RegExp, written: readonly string[]])[])[] = [
  bavarian,
  swabian,
  alemannic,
  saxon,
  colognian,
  lowGerman,
].map((laws) =>
  laws
    .trim()
    .split(/\s+/)
    .map((law) => {
      const at = law.lastIndexOf('>');
      return [new RegExp(law.slice(0, at)), law.slice(at + 1).split('+')] as const;
    }),
);
