import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { DataList, instantText, useAct, useEntityName, useList, useOfficeLocale, useOfficeTexts } from '#desk/office/door.tsx';
import { officeEntities, type EntityName } from '#paths/office-api.ts';
import { officePages } from '#paths/office-pages.ts';
import { operationTexts } from '../operation-texts.ts';
import { client } from './client.ts';

/** Failed jobs, with a button to retry them. */
export function JobsPage() {
  const t = useOfficeTexts(operationTexts).jobs;
  const locale = useOfficeLocale();
  const { act, isBusy } = useAct();
  const successText = ({ data }: { data: { retried: number } }): string => t.retried(data.retried);
  const list = useList(client.failedJobs);
  const retry = async (wish: object): Promise<void> => {
    await act(() => client.retryJob({ ...wish }), successText);
    list.reload();
  };
  return (
    <DataList
      title={t.title}
      none={t.none}
      list={list}
      actions={
        <Button variant="outlined" disabled={isBusy} onClick={() => void retry({ all: true })}>
          {t.retryAll}
        </Button>
      }
      columns={[
        { key: 'kind', label: t.kind, renderCell: ({ kind }) => kind },
        { key: 'at', label: t.at, renderCell: ({ failed_at: at }) => instantText(at, locale) },
        { key: 'attempts', label: t.attempts, renderCell: ({ attempts }) => attempts, isMinor: true },
        { key: 'reason', label: t.reason, renderCell: ({ reason }) => reason },
        {
          key: 'retry',
          label: t.retry,
          isAction: true,
          renderCell: ({ kind, id }) => (
            <Button disabled={isBusy} onClick={() => void retry({ kind, id })}>
              {t.retry}
            </Button>
          ),
        },
      ]}
    />
  );
}

/** Mails and their state. */
export function MailsPage() {
  const t = useOfficeTexts(operationTexts).mails;
  const locale = useOfficeLocale();
  const { act, isBusy } = useAct();
  const list = useList(client.listMails);
  const retry = async (id: string): Promise<void> => {
    await act(() => client.retryMail({ id }), t.retried);
    list.reload();
  };
  return (
    <DataList
      title={t.many}
      list={list}
      filters={[{ name: 'state', label: t.state, options: Object.entries(t.states) }]}
      columns={[
        { key: 'subject', label: t.subject, renderCell: ({ subject }) => subject },
        { key: 'recipient', label: t.recipient, renderCell: ({ recipient }) => recipient },
        { key: 'state', label: t.state, renderCell: ({ state }) => t.states[state] },
        { key: 'tries', label: t.tries, renderCell: ({ tries }) => tries, isMinor: true },
        { key: 'queued', label: t.queued, renderCell: ({ queued_at: at }) => instantText(at, locale), isMinor: true },
        { key: 'sent', label: t.sent, renderCell: ({ sent_at: at }) => at && instantText(at, locale), isMinor: true },
        {
          key: 'retry',
          label: t.retry,
          isAction: true,
          renderCell: ({ id, state }) =>
            state === 'failed' && (
              <Button disabled={isBusy} onClick={() => void retry(id)}>
                {t.retry}
              </Button>
            ),
        },
      ]}
    />
  );
}

const isEntity = (kind: string): kind is EntityName => officeEntities.some((name) => name === kind);

/** Changes without a link: the entry is deleted, or there were several. */
const withoutEntry: ReadonlySet<string> = new Set(['erase', 'sort', 'apply', 'take-back', 'resend']);

/** The audit log; an entry's earlier versions are in its form. */
export function AuditPage() {
  const t = useOfficeTexts(operationTexts).audit;
  const locale = useOfficeLocale();
  const entityName = useEntityName();
  const list = useList(client.audit);
  const nameOf = (kind: string): string => entityName(kind) ?? t.entities[kind] ?? kind;
  const kinds = [...officeEntities, ...Object.keys(t.entities)].map((kind): [string, string] => [kind, nameOf(kind)]);
  return (
    <DataList
      title={t.many}
      list={list}
      hasSearch
      filters={[{ name: 'entity', label: t.entity, options: kinds }]}
      columns={[
        { key: 'at', label: t.at, renderCell: ({ at }) => instantText(at, locale) },
        {
          key: 'actor',
          label: t.actor,
          renderCell: ({ actor, actor_id: id }) => actor ?? (id === null ? t.nobody : t.gone),
        },
        { key: 'action', label: t.action, renderCell: ({ action }) => t.actions[action] ?? action },
        { key: 'entity', label: t.entity, renderCell: ({ entity }) => nameOf(entity) },
        {
          key: 'title',
          label: t.title,
          renderCell: ({ title, entity, entry_id: id, action }) =>
            isEntity(entity) && !withoutEntry.has(action) ? (
              <Link to={officePages.edit(entity, id)}>{title || t.untitled}</Link>
            ) : (
              title || t.untitled
            ),
        },
      ]}
    />
  );
}
