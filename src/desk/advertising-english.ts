import type { AdvertisingRuleId } from './advertising-rules.ts';

/** The English wording of the rules in `advertising-rules.ts`, whose law holds for English texts of a German site too (S15.6). */

type Wording = {
  readonly finds: readonly string[];
  readonly unless?: string;
  readonly risky: string;
  readonly harmless: string;
};

export const englishWords: Readonly<Record<string, string>> = {
  illness:
    '*pain|*pains|*ache|*aches|illness*|disease*|migraine*|cancer*|tumou?r*|diabetes|*arthritis|rheumatism|tinnitus|asthma|allerg*|hay fever|high blood pressure|hypertension|colds?|flu|influenza|depression|anxiety|fears?|panic*|burnout|insomnia|sleep disorders?|sleeplessness|heartburn|reflux|eczema|psoriasis|acne|wrinkles|obesity|overweight|dementia|alzheimer*|parkinson*|inflammation*|infection*|osteoporosis|gout|sciatica|irritable bowel|constipation|bloating|endometriosis|menopause|covid*|ha?emorrhoids|varicose veins|impotence|hair loss|addiction*|heart failure|strokes?|cough*|fever|symptoms?|disorders?',
  product:
    '*course|*programme?|method*|therap*|treatment*|tea|ointment*|remed*|exercises?|creams?|drops|capsules?|tablets?|device|procedure*|coaching|training|pills?|juice|oil|diet|we|i|it|this',
  cures:
    'heals|cures|beats|defeats|eliminates|banishes|conquers|gets rid of|(?:will|to) (?:heal|cure|beat|defeat|eliminate|banish|conquer)',
  expert:
    'doctors|physicians|experts|pharmacists|scientists|researchers|*ologists|dentists|midwives|therapists|professors|celebrities',
  remedy: 'samples?|trial packs?|tubes?|bottles?|medicines?|tablets?|capsules?|ointments?|creams?|treatments?|therap(?:y|ies)',
  picture: 'pictures?|photos?|images?|comparisons?|results?|videos?|gallery',
  patient: 'patients?|customers?|clients?|participants?|members?',
};

export const englishRules: Readonly<Record<AdvertisingRuleId, Wording>> = {
  cure: {
    unless:
      'often|usually|sometimes|mostly|as a rule|by itself|by themselves|on its own|on their own|may|might|can|could|rarely|many|most|without (?:promis*|miracle*|wonder*)',
    finds: [
      '{cures} … {illness}',
      '(?:heal|cure|beat|banish|defeat) your … {illness}',
      '{illness} … (?:cured|healed|gone|vanish*|disappear*) (?:for good|for ever|forever|completely|permanently)',
      '(?:for good|for ever|forever|completely|permanently) (?:cured|healed|free of|free from|rid of)',
      '(?:be|become|stay|you are|you will be) (?:cured|healed|pain-free|symptom-free|free of {illness}|free from {illness})',
      'never … {illness} again',
      'no more {illness}',
      'goodbye … {illness}',
      '(?<!(?:looking|search|searching|hope|hoping) for )(?:the|a|our|your) (?:only )?cure for … {illness}',
      '(?:the only|the best) (?:remed*|treatment|medicine) … (?:for|against) … {illness}',
      '(?:miracle|wonder) (?:cures?|remed*|drugs?|diets?|pills?|treatment*)',
      '(?:works|helps) (?:always|instantly|for everyone|every time|for everybody)',
      'makes? you (?:healthy|well again|pain-free)',
      '(?:promise*|assure*) … (?:cure|healing|recovery|relief)',
      '{product} (?:heals|cures)',
      'frees? you (?:from|of) … {illness}',
      '(?:was|were|been) (?:cured|healed) (?:by|with|thanks to)',
    ],
    risky: 'This course cures your back pain.',
    harmless: 'This course does not cure anything, but it can help you sleep better.',
  },
  guarantee: {
    unless: 'data|privacy|delivery|places?|prices?|statutory|legal*|liab*|availability',
    finds: [
      'guarantee*',
      '100 ?(?:%|per ?cent) (?:effective|success*|safe|cure*|reliable)',
      '(?:success|healing|recovery|relief) … (?:certain|assured)',
      'sure-?fire|foolproof',
      '(?:success|cure|healing) rate of … (?:100|99)',
    ],
    risky: 'In four weeks you are guaranteed to be free of pain.',
    harmless: 'Nobody can guarantee you success.',
  },
  'side-effects': {
    finds: [
      '(?:no|without|free of|free from|zero) (?:any |known |harmful |unwanted )?side[- ]effects',
      '(?:no|without|free of|free from|zero) (?:any )?(?:risk|risks) (?:and|or) side[- ]effects',
      '(?:without|free of|free from) (?:any )?risks?',
      '(?:side[- ]effect|risk)-?free',
      '(?:completely|absolutely|entirely|perfectly|totally|guaranteed) (?:safe|harmless)',
    ],
    risky: 'The drops have no side effects.',
    harmless: 'No medicine that works is without side effects.',
  },
  fear: {
    unless: '112|999|911|emergency*|ambulance*|paramedic*',
    finds: [
      'before it (?:is|may be) too late',
      "before it[’']s too late",
      '(?:otherwise|or else) … (?:die|death|wheelchair|amputation|threatens?)',
      'without … (?:you will die|you die|you will fall ill)',
      'ticking time bombs?',
      '(?:risk|risking|gambling with) your life',
    ],
    risky: 'Do not wait until it is past saving: act before it is too late!',
    harmless: 'If your chest hurts, call 112 at once.',
  },
  'before-after': {
    finds: [
      'before[- ]and[- ]after {picture}',
      'before ?[-–/] ?after',
      '{picture} … before and after',
      '{picture} … (?:from|taken) before … (?:from|taken)? ?after',
    ],
    risky: 'Look at the before-and-after pictures of our patient.',
    harmless: 'Measure your blood pressure before and after.',
  },
  testimonial: {
    finds: [
      '{patient} … (?:report*|tell*|rave*|confirm*|praise*|says?) … (?:heal*|cured?|success*|pain-free|thrilled)',
      '(?:satisfied|happy|delighted|cured|healed) {patient}',
      'testimonials?|success stor(?:y|ies)|thank-you letters?',
      'saved my life',
      '(?:reviews|ratings|praise) (?:of|from|by) … {patient}',
      'my (?:husband|wife|mother|father|daughter|son|child|friend|grandmother|grandfather) … (?:cured|healed|pain-free)',
    ],
    risky: 'Patients report how they were healed.',
    harmless: 'Many patients report that they sleep badly.',
  },
  recommendation: {
    finds: [
      '(?:recommended|tested|approved|endorsed|trusted) by … {expert}',
      '{expert} … (?:swear by|trust in|rely on|recommend (?:our|this|these|it))',
      '(?:clinically|scientifically|medically|dermatologically) (?:proven|tested|recommended)',
      '(?:doctor|physician|dentist)-recommended',
      '(?:dr|prof)\\. … swears by',
    ],
    risky: 'Recommended by doctors.',
    harmless: 'Ask your doctor what they recommend.',
  },
  'free-sample': {
    unless: 'insurer*|insurance|health fund*',
    finds: [
      'free {remedy}',
      '{remedy} … (?:for free|free of charge|as a gift)',
      'vouchers? for … (?:treatment*|therap*|vaccination*)',
    ],
    risky: 'Get your free sample of the ointment.',
    harmless: 'All videos are free of charge.',
  },
  children: {
    finds: [
      '(?:hey|hi|hello|dear) (?:kids|children)',
      '(?:kids|children) ?[,!] … (?:ask|get|collect|try|eat|take|drink|buy)',
      'ask your (?:parents|mum|mom|dad|mother|father) (?:for|to buy)',
      'collect … (?:stickers|points|figures)',
    ],
    risky: 'Kids, ask your parents for this cough syrup!',
    harmless: 'Children need more sleep than adults.',
  },
  raffle: {
    finds: ['raffles?|prize draws?|sweepstakes?', 'win (?:a|an|one of|great) {remedy}', 'enter … to win'],
    risky: 'Take part in our prize draw for a dental cleaning.',
    harmless: 'With each step you win strength.',
  },
  'remote-treatment': {
    finds: [
      "(?:replaces|saves you|spares you|instead of|skip) … (?:visit to the doctor|doctor[’']s appointment|trip to the doctor|seeing a doctor)",
      '(?:heal|treat) yourself(?! to)',
      'diagnosis … (?:by video|online|by chat|by phone|by app)',
      '(?:no need|no longer need|not need) … (?:see a doctor|a doctor)',
    ],
    risky: 'Skip the trip to the doctor and treat yourself.',
    harmless: 'The course does not replace a visit to the doctor.',
  },
};
