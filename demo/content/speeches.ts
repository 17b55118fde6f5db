/**
 * The speech of films that have their own, by shortid. All other films play the clip that they name, which has the same topic.
 */
import type { Speech } from '../shapes.ts';
import { coachingDaysSpeech } from './speech/coaching-days.ts';
import { coachingShortDaysSpeech } from './speech/coaching-short-days.ts';
import { coachingSleepFirstHalfSpeech } from './speech/coaching-sleep-first-half.ts';
import { coachingSleepSecondHalfSpeech } from './speech/coaching-sleep-second-half.ts';
import { videosDailySpeech } from './speech/videos-daily.ts';
import { videosExclusiveSpeech } from './speech/videos-exclusive.ts';
import { videosFeelgoodSpeech } from './speech/videos-feelgood.ts';
import { videosHealthGuideSpeech } from './speech/videos-health-guide.ts';
import { videosHealthSpeech } from './speech/videos-health.ts';
import { videosIllnessesAToGSpeech } from './speech/videos-illnesses-a-g.ts';
import { videosIllnessesHToZSpeech } from './speech/videos-illnesses-h-z.ts';
import { videosPartnerSpeech } from './speech/videos-partner.ts';

export const speeches: Readonly<Record<string, Speech>> = {
  ...videosHealthSpeech,
  ...videosIllnessesAToGSpeech,
  ...videosIllnessesHToZSpeech,
  ...videosHealthGuideSpeech,
  ...videosFeelgoodSpeech,
  ...videosPartnerSpeech,
  ...videosExclusiveSpeech,
  ...videosDailySpeech,
  ...coachingDaysSpeech,
  ...coachingShortDaysSpeech,
  ...coachingSleepFirstHalfSpeech,
  ...coachingSleepSecondHalfSpeech,
};
