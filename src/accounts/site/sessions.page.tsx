import { useCallback, useState } from 'react';
import { Link } from '#ui/link.tsx';
import { languageTag, type Locale } from '#kit/locale.ts';
import { Button } from '#ui/button.tsx';
import { reportThrown } from '#ui/faults.ts';
import { FormCard, FormPage } from '#ui/form-page.tsx';
import { Tag } from '#ui/tag.tsx';
import { useLinks, useLocale, useTexts } from '#ui/site.tsx';
import type { SessionView } from '../contract.ts';
import { profileTexts } from '../profile-texts.ts';
import { useAccountCalls } from './calls.ts';
import { memberPages, own } from './member-page.tsx';
import { useAsked } from './use-asked.ts';
import styles from './sessions.module.css';

/** /user/sessions (S16.4): a member's sessions, and buttons to end them. */
export function SessionsPage() {
  const all = useTexts(profileTexts);
  const t = all.sessions;
  const links = useLinks();
  const calls = useAccountCalls();
  const { asked, again } = useAsked(useCallback(() => calls.sessions({}), [calls]));
  return (
    <FormPage title={t.title} intro={t.intro} aside={<Link to={links('user.profile')}>{all.toProfile}</Link>}>
      <FormCard>
        {asked.state === 'loading' && <output>{t.loading}</output>}
        {asked.state === 'failed' && (
          <>
            <p role="alert">{t.failed}</p>
            <div>
              <Button kind="quiet" onClick={again}>
                {t.again}
              </Button>
            </div>
          </>
        )}
        {asked.state === 'ready' && <Sessions sessions={asked.value.data} onEnded={again} />}
      </FormCard>
    </FormPage>
  );
}

function Sessions({ sessions, onEnded }: { sessions: readonly SessionView[]; onEnded: () => void }) {
  const t = useTexts(profileTexts).sessions;
  const calls = useAccountCalls();
  const moment = momentIn(useLocale());
  // What to end: one by its id, or all others.
  const [ending, setEnding] = useState<string | null>(null);
  const end = async (id: string | undefined): Promise<void> => {
    setEnding(id ?? 'others');
    try {
      await calls.endSession(id === undefined ? {} : { id });
      onEnded();
    } catch (thrown) {
      reportThrown(thrown);
    } finally {
      setEnding(null);
    }
  };
  return (
    <>
      <ul className={styles.list} aria-label={t.list}>
        {sessions.map((session) => (
          <li key={session.id} className={styles.session}>
            <Session session={session} />
            {!session.current && (
              <Button
                kind="quiet"
                busy={ending === session.id}
                aria-label={t.endOf(session.device, t.since(moment.format(new Date(session.created_at))))}
                onClick={() => void end(session.id)}
              >
                {t.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 ? (
        <div>
          <Button busy={ending === 'others'} onClick={() => void end(undefined)}>
            {t.endOthers}
          </Button>
        </div>
      ) : (
        <p className={styles.when}>{t.only}</p>
      )}
    </>
  );
}

const momentIn = (locale: Locale) => new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'medium', timeStyle: 'short' });

function Session({ session }: { session: SessionView }) {
  const t = useTexts(profileTexts).sessions;
  const moment = momentIn(useLocale());
  return (
    <div>
      <p className={styles.device}>
        {session.device} {session.current && <Tag>{t.current}</Tag>}
      </p>
      <p className={styles.when}>{t.since(moment.format(new Date(session.created_at)))}</p>
      <p className={styles.when}>{t.seen(moment.format(new Date(session.seen_at)))}</p>
    </div>
  );
}

export const pages = memberPages({ 'user.sessions': own(SessionsPage) });
