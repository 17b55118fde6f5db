import type { CSSProperties } from 'react';
import { useTexts } from '#ui/site.tsx';
import { captionColours, captionPlaces, captionSizes, type CaptionColour, type CaptionSize } from '../caption-rules.ts';
import { settingsTexts } from '../settings-texts.ts';
import { Choice, Choices } from './choices.tsx';
import styles from './settings.module.css';
import type { CaptionLooks } from './use-caption-look.ts';

/** How captions look (S19.6): each choice shows at once in the picture. */
export function CaptionChoices({ looks: { look, choose } }: { looks: CaptionLooks }) {
  const t = useTexts(settingsTexts);
  return (
    <>
      <Choices legend={t.captionSize}>
        {(Object.keys(captionSizes) as CaptionSize[]).map((size) => (
          <Choice key={size} isChosen={size === look.size} onChoose={() => choose({ size })}>
            {t.captionSizes[size]}
          </Choice>
        ))}
      </Choices>
      <Choices legend={t.captionColour}>
        {(Object.keys(captionColours) as CaptionColour[]).map((colour) => (
          <Choice key={colour} isChosen={colour === look.colour} onChoose={() => choose({ colour })}>
            <span className={styles.sample} style={sampleStyle(colour)}>
              {t.captionColours[colour]}
            </span>
          </Choice>
        ))}
      </Choices>
      <Choices legend={t.captionPlace}>
        {captionPlaces.map((place) => (
          <Choice key={place} isChosen={place === look.place} onChoose={() => choose({ place })}>
            {t.captionPlaces[place]}
          </Choice>
        ))}
      </Choices>
    </>
  );
}

function sampleStyle(colour: CaptionColour): CSSProperties | undefined {
  const pair = captionColours[colour];
  return pair ? { color: pair.ink, background: pair.ground } : undefined;
}
