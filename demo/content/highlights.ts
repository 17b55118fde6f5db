/** The highlights: videos that the shuffle button and the player recommend. */
export const highlights: readonly string[] = [
  'faust-univ',
  'herz-ekg',
  'schlaf1',
  'arthrose1',
  'fruehst1',
  'immun1',
  'darm-reise',
  'ruecken1',
  'achtsam1',
  'migraene1',
];
