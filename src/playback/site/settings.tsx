import { createContext, type ReactNode, use, useId } from 'react';
import { useTexts } from '#ui/site.tsx';
import { settingsTexts } from '../settings-texts.ts';
import { setAutoplay, useAutoplay } from './remembered.ts';
import type { Captions, Settings as Wanted } from './use-settings.ts';
import type { Offer } from './tuning.ts';
import styles from './settings.module.css';
import { Switch } from './switch.tsx';

export type SettingsProps = {
  settings: Wanted;
  speeds: readonly number[];
  offer: Offer;
  captions: Captions;
  onKeys: () => void;
};

/** The playback settings (S11.2, S11.6): everything visible, one press each. */
export function Settings({ settings, speeds, offer, captions, onKeys }: SettingsProps) {
  const t = useTexts(settingsTexts);
  const { speed, tuning } = settings;
  const isAutomatic = useAutoplay();
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
      {offer.described && <Described isOn={tuning.described} onChange={settings.setDescribed} />}
      <Switch isOn={isAutomatic} onChange={setAutoplay}>
        {t.autoplay}
      </Switch>
      <button type="button" className={styles.keys} onClick={onKeys}>
        {t.keys}
        <kbd aria-hidden="true">?</kbd>
      </button>
    </>
  );
}

/** Radio buttons with the same name are a group: arrow keys move between them. */
const GroupName = createContext('');

/** Short ones share a line evenly. */
function Choices({ legend, isNarrow, children }: { legend: string; isNarrow?: boolean; children: ReactNode }) {
  return (
    <fieldset className={styles.choices} data-narrow={isNarrow}>
      <legend>{legend}</legend>
      <GroupName value={useId()}>
        <div>{children}</div>
      </GroupName>
    </fieldset>
  );
}

type ChoiceProps = { isChosen: boolean; lang?: string; onChoose: () => void; children: ReactNode };

function Choice({ isChosen, lang, onChoose, children }: ChoiceProps) {
  return (
    <label className={styles.choice} lang={lang}>
      <input type="radio" name={use(GroupName)} checked={isChosen} onChange={onChoose} />
      {children}
    </label>
  );
}

function Described({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) {
  const t = useTexts(settingsTexts);
  const id = useId();
  return (
    <div className={styles.described}>
      <Switch isOn={isOn} describedBy={id} onChange={onChange}>
        {t.described}
      </Switch>
      <p id={id}>{t.describedHint}</p>
    </div>
  );
}
