import { useId } from 'react';
import { useTexts } from '#ui/site.tsx';
import { settingsTexts } from '../settings-texts.ts';
import { CaptionChoices } from './caption-choices.tsx';
import { Choice, Choices } from './choices.tsx';
import { setAutoplay, setEvidence, useAutoplay, useEvidence } from './remembered.ts';
import type { Captions, Settings as Wanted } from './use-settings.ts';
import type { Offer } from './tuning.ts';
import styles from './settings.module.css';
import { Switch } from './switch.tsx';
import type { CaptionLooks } from './use-caption-look.ts';

export type SettingsProps = {
  settings: Wanted;
  speeds: readonly number[];
  offer: Offer;
  captions: Captions;
  /** The video has evidence for its claims. */
  hasEvidence: boolean;
  looks: CaptionLooks;
  onKeys: () => void;
};

/** The playback settings (S11.2, S11.6): everything visible, one press each. */
export function Settings({ settings, speeds, offer, captions, looks, hasEvidence, onKeys }: SettingsProps) {
  const t = useTexts(settingsTexts);
  const { speed, tuning } = settings;
  const isAutomatic = useAutoplay();
  const showsEvidence = useEvidence();
  // A setting of another video may not exist in this one.
  const height = offer.heights.find((one) => tuning.height !== null && one <= tuning.height) ?? offer.heights.at(-1);
  const isDubbed = offer.dubs.some(({ lang }) => lang === tuning.dub);
  return (
    <>
      <Choices legend={t.speed} isNarrow>
        {speeds.map((one) => (
          <Choice key={one} isChosen={one === speed} onChoose={() => settings.setSpeed(one)}>
            {t.times(one)}
          </Choice>
        ))}
      </Choices>
      <Choices legend={t.quality}>
        <Choice isChosen={tuning.height === null} onChoose={() => settings.setHeight(null)}>
          {t.automatic}
        </Choice>
        {offer.heights.map((one) => (
          <Choice key={one} isChosen={tuning.height !== null && one === height} onChoose={() => settings.setHeight(one)}>
            {t.lines(one)}
          </Choice>
        ))}
      </Choices>
      {captions.tracks.length > 0 && (
        <Choices legend={t.captions}>
          <Choice isChosen={!captions.shown} onChoose={() => captions.choose(null)}>
            {t.off}
          </Choice>
          {captions.tracks.map(({ lang, label }) => (
            <Choice
              key={lang}
              lang={lang}
              isChosen={captions.shown && lang === captions.track?.lang}
              onChoose={() => captions.choose(lang)}
            >
              {label}
            </Choice>
          ))}
        </Choices>
      )}
      {captions.tracks.length > 0 && <CaptionChoices looks={looks} />}
      {offer.dubs.length > 0 && (
        <Choices legend={t.sound}>
          <Choice isChosen={!isDubbed} onChoose={() => settings.setDub(null)}>
            {t.ownSound}
          </Choice>
          {offer.dubs.map(({ lang, label }) => (
            <Choice key={lang} lang={lang} isChosen={lang === tuning.dub} onChoose={() => settings.setDub(lang)}>
              {label}
            </Choice>
          ))}
        </Choices>
      )}
      {offer.described && (
        <Hinted hint={t.describedHint} isOn={tuning.described} onChange={settings.setDescribed}>
          {t.described}
        </Hinted>
      )}
      <Hinted hint={t.soundOnlyHint} isOn={tuning.soundOnly} onChange={settings.setSoundOnly}>
        {t.soundOnly}
      </Hinted>
      <Switch isOn={isAutomatic} onChange={setAutoplay}>
        {t.autoplay}
      </Switch>
      {hasEvidence && (
        <Switch isOn={showsEvidence} onChange={setEvidence}>
          {t.evidence}
        </Switch>
      )}
      <button type="button" className={styles.keys} onClick={onKeys}>
        {t.keys}
        <kbd aria-hidden="true">?</kbd>
      </button>
    </>
  );
}

type HintedProps = { hint: string; isOn: boolean; onChange: (isOn: boolean) => void; children: string };

/** A switch with an explanation. */
function Hinted({ hint, isOn, onChange, children }: HintedProps) {
  const id = useId();
  return (
    <div className={styles.hinted}>
      <Switch isOn={isOn} describedBy={id} onChange={onChange}>
        {children}
      </Switch>
      <p id={id}>{hint}</p>
    </div>
  );
}
