import Button from '@mui/material/Button';
import { Failure, PageTitle, useCall, useOfficeTexts, Waiting } from '#desk/office/door.tsx';
import { privacyOfficeAddresses } from '#paths/privacy-api.ts';
import { registerTexts } from '../register-texts.ts';
import { client } from './client.ts';
import styles from './register.module.css';

const fileAddress = privacyOfficeAddresses.processingFile.replace('GET ', '');

/** What the software does with data of people (Art. 30 GDPR), and the document of it. */
export function RegisterPage() {
  const t = useOfficeTexts(registerTexts);
  const { answer, error, isWaiting } = useCall(client.processing, {});
  return (
    <>
      <PageTitle>{t.one}</PageTitle>
      <p className={styles.intro}>{t.intro}</p>
      <p>
        <Button variant="outlined" component="a" href={fileAddress} download>
          {t.open}
        </Button>
      </p>
      {error !== null && <Failure error={error} />}
      {!answer && isWaiting && <Waiting shape="blocks" />}
      {answer?.data.map(({ name, title, facts }) => (
        <section key={name} className={styles.record} aria-labelledby={`processing-${name}`}>
          <h2 id={`processing-${name}`}>{title}</h2>
          <dl>
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </>
  );
}
