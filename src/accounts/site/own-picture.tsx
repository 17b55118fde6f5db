import { useState } from 'react';
import { accountFiles } from '#paths/account-api.ts';
import { Button } from '#ui/button.tsx';
import { Confirm } from '#ui/confirm.tsx';
import { FormCard } from '#ui/form-page.tsx';
import { useTexts } from '#ui/site.tsx';
import { say } from '#ui/status-state.ts';
import { ImageUpload } from '#ui/upload/image-upload.tsx';
import { sendByXhr } from '#ui/upload/send-by-xhr.ts';
import type { Send } from '#ui/upload/transfer.ts';
import type { User } from '../contract.ts';
import { profileTexts } from '../profile-texts.ts';
import { Avatar } from './avatar.tsx';
import { csrfToken } from '#ui/csrf.ts';
import { useAccountCalls } from './calls.ts';
import { keepMember } from './member.ts';
import styles from './profile.module.css';

/** The upload of S7.2; fetches a CSRF token first if there is none. */
const uploadOf =
  (id: string): Send<{ image: string }> =>
  async (body, options) => {
    const token = await csrfToken();
    return sendByXhr<{ image: string }>({
      url: accountFiles.uploadImage,
      field: 'files[]',
      meta: { id },
      headers: () => ({ 'X-XSRF-TOKEN': token, 'X-Requested-With': 'XMLHttpRequest' }),
    })(body, options);
  };

/** The member's picture, to change or delete (S4.20, S8.8). */
export function OwnPicture({ user }: { user: User }) {
  const t = useTexts(profileTexts).picture;
  const calls = useAccountCalls();
  const [popup, setPopup] = useState<'change' | 'delete' | null>(null);
  const close = (): void => setPopup(null);
  const show = (image: string): void => {
    keepMember({ ...user, image });
    close();
  };
  const remove = async (): Promise<void> => {
    const answer = await calls.deleteImage({ id: user.id });
    // A refusal is silent (S8.6): the picture is still shown.
    if (answer.ok) show(answer.value.image);
    else close();
  };
  return (
    <FormCard title={t.title}>
      <div className={styles.picture}>
        <Avatar image={user.image} size="small" />
        <div className={styles.actions}>
          <Button kind="quiet" onClick={() => setPopup('change')}>
            {t.change}
          </Button>
          {user.image !== accountFiles.standardImage && (
            <Button kind="plain" onClick={() => setPopup('delete')}>
              {t.delete}
            </Button>
          )}
        </div>
      </div>
      {popup === 'change' && (
        <ImageUpload
          title={t.change}
          upload={uploadOf(user.id)}
          onSent={({ image }) => {
            show(image);
            say(t.changed);
          }}
          onClose={close}
        />
      )}
      {popup === 'delete' && <Confirm title={t.confirmTitle} text={t.confirmText} onConfirm={remove} onCancel={close} />}
    </FormCard>
  );
}
