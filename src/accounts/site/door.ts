/** What the start page's script and other rooms may use of members. */
export { currentMember, followSession, isMarked, useMarked, useMember } from './member.ts';
export { memberTransport } from './calls.ts';
/** Shared by members' pages, also those of other rooms. */
export { memberHead, own, type MemberCall } from './member-page.tsx';
export { AddressPage } from './address.page.tsx';
/** For pages that ask for an address, or change what a member holds; not part of the start page's script. */
export { AddressFields } from './address-fields.tsx';
export { AddressForm } from './address-form.tsx';
export { addressLines } from './address-lines.ts';
/** What was typed and not sent, kept by the tab. */
export { forgetDraft, forgetDraftsBut, keepDraft, keptDraft, watchLogout } from './kept-drafts.ts';
export { useKeptForm } from './use-kept-form.ts';
export { useRefreshMember } from './refresh-member.ts';
