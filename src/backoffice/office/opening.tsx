import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import {
  ConfirmDialog,
  Failure,
  instantText,
  PageTitle,
  useAct,
  useCall,
  useOfficeLocale,
  useOfficeTexts,
  Waiting,
} from '#desk/office/door.tsx';
import type { Opening } from '../contract.ts';
import { openingTexts } from '../opening-texts.ts';
import { client } from './client.ts';
import styles from './opening.module.css';

type Item = Opening['items'][number];
type Act = ReturnType<typeof useAct>;

const groups = ['missing', 'person', 'done'] as const;

/**
 * 'Bereit für den Start?' (S18.8): what is missing before the site opens, what a person has to confirm, and the opening itself.
 */
export function OpeningPage() {
  const t = useOfficeTexts(openingTexts);
  const { answer, error, isWaiting } = useCall(client.opening, {});
  const [said, setSaid] = useState<Opening | null>(null);
  const working = useAct();
  const opening = said ?? answer?.data;
  const tick = async (item: Item): Promise<void> => {
    const isDone = item.state === 'done';
    const result = await working.act(
      () => client.tickOpening({ item: item.name as 'backups', done: !isDone }),
      isDone ? t.unticked : t.ticked,
    );
    if (result) setSaid(result.data);
  };
  const tryWebhook = async (): Promise<void> => {
    const told = await working.act(() => client.tryWebhook({}), t.tried);
    if (told) setSaid(told.data);
  };
  return (
    <>
      <PageTitle>{t.many}</PageTitle>
      {error !== null && <Failure error={error} />}
      {!opening && isWaiting && <Waiting shape="blocks" />}
      {opening && (
        <div className={styles.page}>
          <Standing opening={opening} working={working} onOpened={setSaid} />
          {groups.map((state) => (
            <Group
              key={state}
              state={state}
              opening={opening}
              isBusy={working.isBusy}
              onTick={(item) => void tick(item)}
              onTry={() => void tryWebhook()}
            />
          ))}
        </div>
      )}
    </>
  );
}

type StandingProps = { readonly opening: Opening; readonly working: Act; readonly onOpened: (opening: Opening) => void };

/** The progress, and the button that opens the site. */
function Standing({ opening, working, onOpened }: StandingProps) {
  const t = useOfficeTexts(openingTexts);
  const [isAsking, setAsking] = useState(false);
  const done = opening.items.filter(({ state }) => state === 'done').length;
  const all = opening.items.length;
  const open = async (): Promise<void> => {
    setAsking(false);
    const result = await working.act(() => client.openSite({}), t.isOpenNow);
    if (result) onOpened(result.data);
  };
  return (
    <section className={styles.card} aria-label={t.done(done, all)}>
      <output className={styles.left}>{t.left(all - done)}</output>
      <div className={styles.bar} aria-hidden="true">
        <div style={{ inlineSize: `${(done / all) * 100}%` }} />
      </div>
      <p className={styles.soft}>
        {t.done(done, all)}. {opening.is_open ? t.opened : t.closed}
      </p>
      {!opening.is_open && (
        <p>
          <Button variant="contained" disabled={!opening.may_open || working.isBusy} onClick={() => setAsking(true)}>
            {t.open}
          </Button>
        </p>
      )}
      {isAsking && (
        <ConfirmDialog
          title={t.openTitle}
          confirm={t.openNow}
          isBusy={working.isBusy}
          onConfirm={() => void open()}
          onClose={() => setAsking(false)}
        >
          {t.openText}
        </ConfirmDialog>
      )}
    </section>
  );
}

type GroupProps = {
  readonly state: Item['state'];
  readonly opening: Opening;
  readonly isBusy: boolean;
  readonly onTick: (item: Item) => void;
  readonly onTry: () => void;
};

function Group({ state, opening, isBusy, onTick, onTry }: GroupProps) {
  const t = useOfficeTexts(openingTexts);
  const id = useId();
  const items = opening.items.filter((item) => item.state === state);
  if (items.length === 0) return null;
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {t.groups[state]} ({items.length})
      </h2>
      <ul className={styles.list}>
        {items.map((item) => (
          <Entry key={item.name} item={item} isBusy={isBusy} onTick={() => onTick(item)} onTry={onTry} />
        ))}
      </ul>
    </section>
  );
}

type EntryProps = { readonly item: Item; readonly isBusy: boolean; readonly onTick: () => void; readonly onTry: () => void };

function Entry({ item, isBusy, onTick, onTry }: EntryProps) {
  const t = useOfficeTexts(openingTexts);
  const locale = useOfficeLocale();
  const { title = item.name, text = '' } = t.items[item.name] ?? {};
  const isDone = item.state === 'done';
  return (
    <li className={styles.entry} data-state={item.state}>
      <div className={styles.words}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.soft}>{item.why ? t.why[item.why] : text}</p>
        {item.ticked_at && <p className={styles.soft}>{t.by(item.ticked_by, instantText(item.ticked_at, locale))}</p>}
      </div>
      <div className={styles.actions}>
        {item.to && !isDone && (
          <Button component={Link} to={item.to} aria-label={t.goTo(title)}>
            {t.go}
          </Button>
        )}
        {item.name === 'webhook' && (
          <Button variant={isDone ? 'text' : 'outlined'} disabled={isBusy} aria-label={t.tryOf(title)} onClick={onTry}>
            {t.tryIt}
          </Button>
        )}
        {item.is_human && (
          <Button
            variant={isDone ? 'text' : 'outlined'}
            disabled={isBusy}
            aria-label={isDone ? t.untickOf(title) : t.tickOf(title)}
            onClick={onTick}
          >
            {isDone ? t.untick : t.tick}
          </Button>
        )}
      </div>
    </li>
  );
}
