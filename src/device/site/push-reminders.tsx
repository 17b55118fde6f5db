import { useEffect, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { FormActions } from '#ui/form.tsx';
import { useLocale, useTexts } from '#ui/site.tsx';
import { say } from '#ui/status.tsx';
import { pushTexts } from '../push-texts.ts';
import { pushStanding, switchPushOff, switchPushOn, type PushStanding } from './push.ts';

/**
 * The switch for reminders on this device (S17.6). The browser's question follows a press alone. Without a script there is none:
 * neither could a notification be shown.
 */
export function PushReminders({ className }: { className?: string | undefined }) {
  const t = useTexts(pushTexts);
  const locale = useLocale();
  const [standing, setStanding] = useState<PushStanding>();
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  // How it stands is read where it is; only what a press changes is announced.
  const [isPressed, setIsPressed] = useState(false);

  useEffect(() => {
    let isGone = false;
    const show = (found: PushStanding): void => {
      if (!isGone) setStanding(found);
    };
    pushStanding(locale).then(show, () => show('off'));
    return () => {
      isGone = true;
    };
  }, [locale]);

  const isOn = standing === 'on';
  const press = async (): Promise<void> => {
    setIsPressed(true);
    setIsBusy(true);
    setHasFailed(false);
    try {
      const now = await (isOn ? switchPushOff : switchPushOn)(locale);
      setStanding(now);
      if (now === 'on') say(t.isOn);
      else if (isOn) say(t.turnedOff);
    } catch (error) {
      console.info('Notifications could not be switched.', error);
      setHasFailed(true);
    }
    setIsBusy(false);
  };

  return (
    <div className={className}>
      <h3>{t.title}</h3>
      <p>{t.intro}</p>
      <div aria-live={isPressed ? 'polite' : 'off'}>
        {standing === 'denied' && <p>{t.denied}</p>}
        {standing === 'unsupported' && <p>{t.unsupported}</p>}
        {isOn && <p>{t.whileLoggedIn}</p>}
        {hasFailed && <p>{t.failed}</p>}
      </div>
      {standing !== 'unsupported' && standing !== 'denied' && (
        <FormActions>
          <Button kind="quiet" busy={isBusy || standing === undefined} onClick={() => void press()}>
            {isOn ? t.turnOff : t.turnOn}
          </Button>
        </FormActions>
      )}
    </div>
  );
}
