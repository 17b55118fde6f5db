import { useNavigate } from 'react-router';
import { Link } from '#ui/link.tsx';
import { Form, FormActions, RequiredNote, SubmitButton, useForm } from '#ui/form.tsx';
import { FormCard, FormPage } from '#ui/form-page.tsx';
import { useLinks, useTexts } from '#ui/site.tsx';
import { say } from '#ui/status-state.ts';
import type { User } from '../contract.ts';
import { profileTexts } from '../profile-texts.ts';
import { AddressFields } from './address-fields.tsx';
import { addressIn } from './address-in.ts';
import { useAccountCalls } from './calls.ts';
import { forgetDraft } from './kept-drafts.ts';
import { keepMember } from './member.ts';
import { memberPages, own } from './member-page.tsx';
import { useKeptForm } from './use-kept-form.ts';

const draft = 'own-address';

type AddressPageProps = {
  user: User;
  /** The course for which the address is needed (S2.8); null without one. */
  coaching: { readonly shortid: string; readonly slug: string; readonly title: string } | null;
};

/** /user/address, alone or for a course, to which it redirects after saving (S4.7). */
export function AddressPage({ user, coaching }: AddressPageProps) {
  const all = useTexts(profileTexts);
  const t = all.address;
  const links = useLinks();
  const calls = useAccountCalls();
  const navigate = useNavigate();
  const form = useForm({
    submit: (fields) =>
      calls.saveAddress({
        id: user.id,
        ...addressIn(fields),
        coaching: coaching?.shortid,
        revision: user.revision,
      }),
    done: async ({ data }) => {
      forgetDraft(draft);
      keepMember(data);
      if (coaching) await navigate(links('presenter.coaching.detail', { slug: coaching.slug }));
      else say(all.saved);
    },
  });
  useKeptForm(draft, form.element);
  return (
    <FormPage
      title={coaching ? t.forCourse(coaching.title) : t.title}
      intro={coaching ? t.forCourseIntro : t.intro}
      aside={<Link to={links('user.profile')}>{all.toProfile}</Link>}
    >
      <FormCard>
        <Form form={form}>
          <RequiredNote />
          <AddressFields user={user} required />
          <FormActions>
            <SubmitButton>{coaching ? t.submitForCourse : t.submit}</SubmitButton>
          </FormActions>
        </Form>
      </FormCard>
    </FormPage>
  );
}

export const pages = memberPages({ 'user.address': own(({ user }) => <AddressPage user={user} coaching={null} />) });
