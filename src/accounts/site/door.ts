/** What the start page's script and other rooms may know of members; their pages are behind `pages-door.ts`. */
export { currentMember, followSession, isMarked, keepMember, useMember } from './member.ts';
export { memberTransport } from './calls.ts';
/** For pages that ask for an address, or change what a member holds; no part of the start page's script. */
export { AddressFields } from './address-fields.tsx';
export { AddressForm } from './address-form.tsx';
export { addressLines } from './address-lines.ts';
export { useRefreshMember } from './refresh-member.ts';
