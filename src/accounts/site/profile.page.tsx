import { Link } from '#ui/link.tsx';
import { accountFiles } from '#paths/account-api.ts';
import { ButtonLink } from '#ui/button.tsx';
import { FormCard, FormPage } from '#ui/form-page.tsx';
import { useLinks, useLocale, useTexts } from '#ui/site.tsx';
import type { User } from '../contract.ts';
import { accountPageTexts } from '../page-texts.ts';
import { profileTexts } from '../profile-texts.ts';
import { addressLines } from './address-lines.ts';
import { DeleteAccount } from './delete-account.tsx';
import { memberPages, own } from './member-page.tsx';
import { NewsletterSetting } from './newsletter-setting.tsx';
import { OwnPicture } from './own-picture.tsx';
import styles from './profile.module.css';

/** /user/profile: the member's data and everything that can be done with it. */
export function ProfilePage({ user }: { user: User }) {
  const t = useTexts(profileTexts);
  const links = useLinks();
  return (
    <FormPage title={t.overview.title} intro={t.overview.intro} aside={<Link to={links('home')}>{t.toHome}</Link>}>
      <OwnPicture user={user} />
      <Data user={user} />
      <Security user={user} />
      <NewsletterSetting user={user} />
      <FormCard title={t.overview.ownData}>
        <p>{t.overview.ownDataText}</p>
        <div>
          <ButtonLink kind="quiet" icon="download" href={accountFiles.export}>
            {t.overview.download}
          </ButtonLink>
        </div>
      </FormCard>
      <DeleteAccount user={user} />
    </FormPage>
  );
}

function Data({ user }: { user: User }) {
  const t = useTexts(profileTexts).overview;
  const { genders } = useTexts(accountPageTexts);
  const links = useLinks();
  const address = addressLines(user, useLocale());
  return (
    <FormCard title={t.data}>
      <dl className={styles.data}>
        <Entry label={t.name}>{user.fullname}</Entry>
        <Entry label={t.email}>{user.email}</Entry>
        <Entry label={t.gender}>{genders[user.gender]}</Entry>
        <Entry label={t.address}>{address.length > 0 ? address.join('\n') : t.noAddress}</Entry>
      </dl>
      <div className={styles.actions}>
        <ButtonLink kind="quiet" to={links('user.edit')}>
          {t.edit}
        </ButtonLink>
        <ButtonLink kind="plain" to={links('user.address')}>
          {t.editAddress}
        </ButtonLink>
      </div>
    </FormCard>
  );
}

const Entry = ({ label, children }: { label: string; children: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

function Security({ user }: { user: User }) {
  const t = useTexts(profileTexts).overview;
  const links = useLinks();
  return (
    <FormCard title={t.security}>
      <p>{user.sso_driver ? t.withProvider[user.sso_driver] : t.withPassword}</p>
      <ul className={styles.ways}>
        <li>
          <Link to={links('user.sessions')}>{t.sessions}</Link>
          <p>{t.sessionsHint}</p>
        </li>
        <li>
          <Link to={links('user.security')}>{t.secondFactor}</Link>
          <p>{user.hasSecondFactor ? t.secondFactorOn : t.secondFactorOff}</p>
        </li>
      </ul>
    </FormCard>
  );
}

export const pages = memberPages({ 'user.profile': own(ProfilePage) });
