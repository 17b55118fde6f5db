import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { MemberPicker } from '#accounts/office/door.tsx';
import {
  ButtonForm,
  instantText,
  PageTitle,
  useAct,
  useCall,
  useOfficeLocale,
  useOfficeTexts,
  type Choice,
} from '#desk/office/door.tsx';
import { officePages } from '#paths/office-pages.ts';
import { shopOfficeAddresses } from '#paths/people-api.ts';
import { orderTexts } from '../order-texts.ts';
import { CodeForm, type Made } from './code-form.tsx';
import styles from './order.module.css';
import { client } from './client.ts';

const fileOf = (batch: string): string =>
  `${shopOfficeAddresses.codesFile.replace('GET ', '')}?${new URLSearchParams({ batch })}`;

const shownCodes = 100;

/** Generates batches of codes, and grants a member what a code covers. */
export function CodesPage() {
  const t = useOfficeTexts(orderTexts).codes;
  const locale = useOfficeLocale();
  const [made, setMade] = useState<Made | null>(null);
  const batches = useCall(client.codeBatches, { perPage: 100 });
  const ids = { make: useId(), result: useId(), batches: useId(), redeem: useId() };
  return (
    <div className={styles.page}>
      <PageTitle before={<Link to={officePages.list('coupon')}>{t.back}</Link>}>{t.title}</PageTitle>
      {made ? (
        <section className={styles.section} aria-labelledby={ids.result}>
          <h2 id={ids.result}>
            {t.result}: {made.batch}
          </h2>
          <div className={styles.actions}>
            <Button variant="outlined" component="a" href={fileOf(made.batch)} download>
              {t.file}
            </Button>
            <Button onClick={() => setMade(null)}>{t.another}</Button>
          </div>
          <ul className={styles.codes}>
            {made.codes.slice(0, shownCodes).map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ul>
          {made.codes.length > shownCodes && <p>{t.more(made.codes.length - shownCodes)}</p>}
        </section>
      ) : (
        <section className={styles.section} aria-labelledby={ids.make}>
          <h2 id={ids.make}>{t.make}</h2>
          <CodeForm
            onMade={(now) => {
              setMade(now);
              batches.reload();
            }}
          />
        </section>
      )}
      {batches.answer && batches.answer.total > 0 && (
        <section className={styles.section} aria-labelledby={ids.batches}>
          <h2 id={ids.batches}>{t.batches}</h2>
          <p>{t.batchesText}</p>
          <ul className={styles.list}>
            {batches.answer.data.map(({ batch, count, created_at: at }) => (
              <li key={batch}>
                <a href={fileOf(batch)} download>
                  {batch}
                </a>
                , {t.inBatch(count)}, {instantText(at, locale)}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className={styles.section} aria-labelledby={ids.redeem}>
        <h2 id={ids.redeem}>{t.redeem}</h2>
        <p>{t.redeemText}</p>
        <RedeemForm />
      </section>
    </div>
  );
}

function RedeemForm() {
  const t = useOfficeTexts(orderTexts).codes;
  const { act, isBusy, errorOf } = useAct();
  const [code, setCode] = useState('');
  const [user, setUser] = useState<Choice | null>(null);
  const redeem = async (): Promise<void> => {
    if (await act(() => client.redeemCode({ code, user: user?.id ?? '' }), t.redeemed)) setCode('');
  };
  return (
    <ButtonForm className={styles.form} onSend={() => void redeem()}>
      <TextField
        id="redeem-code"
        label={t.code}
        required
        value={code}
        onChange={({ target }) => setCode(target.value)}
        error={errorOf('code') !== undefined}
        helperText={errorOf('code')}
      />
      <MemberPicker id="redeem-user" isRequired value={user} onChange={setUser} error={errorOf('user')} />
      <div className={styles.actions}>
        <Button type="submit" variant="contained" color="secondary" disabled={isBusy} aria-busy={isBusy}>
          {t.doRedeem}
        </Button>
      </div>
    </ButtonForm>
  );
}
