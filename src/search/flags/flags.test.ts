import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runSteps } from '#kit/steps.ts';
import { isCorrect } from '../server/lexicon.ts';
import { flagRules, flagTerms } from '../words/flags/words.ts';
import { contexts, problemsOfLines, redFlagFinder } from './judging.ts';
import { FlagReader, namesInSteps } from './reading.ts';
import { levels, type FlagTerm } from './shapes.ts';

const find = redFlagFinder({ terms: flagTerms, rules: flagRules, isOrdinary: isCorrect });

/** The help offered for this text; none for harmless ones. */
const helpsFor = (text: string): readonly string[] => find(text)?.helps ?? [];
const isCalm = (text: string): boolean => (find(text)?.level ?? 'prevention') === 'prevention';

const reading = (text: string, names: Readonly<Record<string, string>>, sayings: readonly string[] = []): string[] => {
  const terms: FlagTerm[] = Object.entries(names).map(([key, list]) => ({ key, names: list.split(', ') }));
  const { found } = new FlagReader(runSteps(namesInSteps(terms)), sayings, isCorrect).read(text);
  return [...found].filter(([, places]) => places.some(({ isNegated }) => !isNegated)).map(([key]) => key);
};

describe('the rules', () => {
  test.each(flagRules.map((rule) => [rule.key, rule] as const))(
    '%s leads to help for its examples and to none for what is calm',
    (_, rule) => {
      const least = levels.indexOf(rule.level);
      const late = rule.examples.filter((text) => {
        const level = find(text)?.level;
        return !level || levels.indexOf(level) > least;
      });
      expect(late).toEqual([]);
      expect(rule.calm.filter((text) => !isCalm(text))).toEqual([]);
    },
  );

  test('name only terms that there are, each once', () => {
    expect(flagRules.flatMap(({ when }) => problemsOfLines(when, flagTerms))).toEqual([]);
    const keys = flagTerms.map(({ key }) => key);
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
    expect(Object.values(contexts).filter((key) => !keys.includes(key))).toEqual([]);
  });

  test('are known by one key each and say where they are from', () => {
    expect(new Set(flagRules.map(({ key }) => key)).size).toBe(flagRules.length);
    expect(flagRules.filter(({ source, examples }) => !source || examples.length === 0)).toEqual([]);
  });
});

describe('a line', () => {
  test('with an unknown term or with none is reported', () => {
    const terms = [{ key: 'brust' }];
    expect(problemsOfLines(['brust + schmerz', 'brust', "brust - 'Husten'", ' - brust'], terms)).toEqual([
      { line: 'brust + schmerz', problem: 'unknown', what: 'schmerz' },
      { line: ' - brust', problem: 'empty', what: '' },
    ]);
    expect(problemsOfLines([''], terms)).toEqual([{ line: '', problem: 'empty', what: '' }]);
  });

  test('of which a term is unknown leaves its rule out, not the others', () => {
    const rule = flagRules.find(({ key }) => key === 'herz');
    if (!rule) throw new Error('no rule');
    const rules = [
      { ...rule, key: 'broken', when: ['herzinfarkt + nothing'] },
      { ...rule, when: ['herzinfarkt'] },
    ];
    expect(redFlagFinder({ terms: flagTerms, rules, isOrdinary: isCorrect })('Herzinfarkt')?.rule).toBe('herz');
  });
});

describe('a text is calm', () => {
  test.each([
    ['keine Brustschmerzen'],
    ['kein Fieber nur Husten'],
    ['no chest pain just tired'],
    ['Herzinfarkt vor 3 Jahren'],
    ['nach Schlaganfall vor 2 Jahren Auto fahren'],
    ['reanimation üben puppe'],
    ['unterschied herzinfarkt und herzstillstand'],
    ['rettungswagen farbe'],
    ['cpr class'],
    ['herzschmerz nach trennung was tun'],
    ['krampfadern'],
    ['wer ist der arzt im video'],
    ['ich lach mich tot'],
    ['zum sterben schön'],
    ['todmüde'],
    ['fett verbrennen'],
    ['heart of gold'],
    ['baby blaue augen'],
    ['beide beine abends geschwollen'],
    ['wie erkennt man eine lungenembolie'],
    ['welche nuss verschlucken kinder am häufigsten'],
    ['was tun wenn jemand krampft theorie rettungsdienst'],
    ['mir bleibt die luft weg bei der nebenkostenabrechnung'],
    ['vor sieben jahren hirnblutung, gut erholt, darf ich jetzt in die sauna'],
    ['gaumen an der suppe verbrannt'],
    [''],
  ])('%s', (text) => {
    expect(isCalm(text)).toBe(true);
  });

  test('with a calm note where it asks how to prevent', () => {
    expect(find('schlaganfall vorbeugen')).toEqual({ rule: 'schlaganfall', level: 'prevention', helps: ['prevention'] });
    expect(find('how to prevent a heart attack')?.level).toBe('prevention');
  });

  test('but not where somebody is in trouble now', () => {
    expect(helpsFor('hatte vor 3 Jahren einen Herzinfarkt und jetzt wieder Druck auf der Brust')).toContain('112');
    expect(helpsFor('nach der Impfung Atemnot')).toContain('112');
    expect(helpsFor('wie erkenne ich ob mein vater gerade einen schlaganfall hat')).toContain('112');
    expect(helpsFor('was tun mein mann ist umgekippt')).toContain('112');
    expect(helpsFor('warum kriege ich keine luft')).toContain('112');
    expect(helpsFor('gegen grippe geimpft und seit heute kriege ich keine luft')).toContain('112');
    expect(helpsFor('der rechnung wegen bring ich mich um')).toContain('telefonseelsorge');
    expect(helpsFor('welche brücke um zu springen')).toContain('telefonseelsorge');
  });
});

describe('a text leads to help', () => {
  test.each([
    ['cut', 'schlaganfa', '112'],
    ['mistyped', 'hertzinfakt', '112'],
    ['in two words', 'atem not', '112'],
    ['without spaces', 'kriegkeineluft', '112'],
    ['without spaces', 'kannnichtatmenhilfe', '112'],
    ['English', 'baby is blue', '112'],
    ['English', 'my toddler drank dish soap', 'giftnotruf'],
    ['Bavarian', 'i kriag koa luft', '112'],
    ['Bavarian', 'mei kloane hat wos vom putzzeig drunga', 'giftnotruf'],
    ['Swiss', 'i wott nüm läbe', 'telefonseelsorge'],
    ['Berlin', 'ick krieg keene luft', '112'],
    ['of a learner', 'sehr starke bauch weh, hilfe', '116117'],
    ['veiled', 'ich bete jeden abend dass der Herrgott mich holt', 'telefonseelsorge'],
    ['of a neighbour', 'my neighbor is beating his wife', 'hilfetelefon'],
    ['of two matters', 'hat sich mit tabletten was angetan', '112'],
  ])('%s: %s', (_, text, help) => {
    const found = find(text, { endsOpen: text === 'schlaganfa' });
    expect(found?.helps).toContain(help);
  });
});

describe('a term', () => {
  test('with an equals sign is this form alone', () => {
    expect(reading('ein dickes Bein', { bein: '=bein' })).toEqual(['bein']);
    expect(reading('dicke Beine', { bein: '=bein' })).toEqual([]);
    expect(reading('dicke Beine', { bein: 'Bein' })).toEqual(['bein']);
  });

  test('with a star is a beginning, and with two numbers all between them', () => {
    expect(reading('Vergiftungserscheinung', { gift: 'vergift*' })).toEqual(['gift']);
    expect(reading('Puls 180', { puls: 'Puls 140..260' })).toEqual(['puls']);
    expect(reading('Puls 80', { puls: 'Puls 140..260' })).toEqual([]);
  });

  test('is said no to within reach, and not after a turn', () => {
    expect(reading('kein Fieber', { fieber: 'Fieber' })).toEqual([]);
    expect(reading('kein Husten aber Fieber', { fieber: 'Fieber' })).toEqual(['fieber']);
    expect(reading('nicht nur Fieber', { fieber: 'Fieber' })).toEqual(['fieber']);
    expect(reading('keine Luft', { luft: 'keine Luft' })).toEqual(['luft']);
    expect(reading('keine Luftnot', { luft: 'keine Luft' })).toEqual([]);
    expect(reading('kein Husten, Fieber', { fieber: 'Fieber' })).toEqual(['fieber']);
    expect(reading('kein Husten, Fieber oder Schnupfen', { fieber: 'Fieber' })).toEqual([]);
    expect(reading('ohne Helm ist er bewusstlos', { wach: 'bewusstlos' })).toEqual(['wach']);
    expect(reading('er ka nemme laufe', { laufen: 'nicht laufen' })).toEqual(['laufen']);
  });

  test('that calms is read as it is written, not guessed', () => {
    const terms = [{ key: 'wissen', names: ['vererbt'] }];
    const isFound = (asWritten: readonly string[]): boolean =>
      new FlagReader(runSteps(namesInSteps(terms)), [], () => false, new Set(asWritten)).read('verebrt').found.has('wissen');
    expect([isFound([]), isFound(['wissen'])]).toEqual([true, false]);
  });

  test('is not read where a saying has its words', () => {
    expect(reading('ein Frosch im Hals', { hals: 'Hals' }, ['frosch im hals'])).toEqual([]);
    expect(reading('eine Wespe im Hals', { hals: 'Hals' }, ['frosch im hals'])).toEqual(['hals']);
  });

  test('is found in words of dialects and in words without spaces', () => {
    expect(reading('er hod Bluat gschpuckt', { blut: 'Blut' })).toEqual(['blut']);
    expect(reading('ich mag nimmer leben', { leben: 'nicht mehr leben' })).toEqual(['leben']);
    expect(reading('ichwillnichtmehrleben', { leben: 'nicht mehr leben' })).toEqual(['leben']);
    expect(reading('Kommunikationswissenschaft', { ich: 'ich' })).toEqual([]);
  });
});

describe('anything', () => {
  const words = flagTerms.flatMap(({ names }) => names.slice(0, 5));

  test('of 200 characters is judged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), fc.boolean(), (text, endsOpen) => {
        const found = find(text, { endsOpen });
        expect(found === null || found.helps.length > 0).toBe(true);
      }),
    );
  });

  test('of words that terms have is judged', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...words), { maxLength: 12 }), (list) => {
        const found = find(list.join(' '));
        expect(found === null || levels.includes(found.level)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});
