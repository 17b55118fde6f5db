/** The public API of the mail for other rooms. Addresses are validated by `kit/mail-address.ts`. */
export { mailDocument, type MailContent, type MailLink, type MailPart } from './document.ts';
export { mailDuties } from './duties.ts';
export { eraseMailTo, exportMailTo, findMailsByKey } from './kept.ts';
export { listMails, retryMail, type ListedMail } from './listed.ts';
export { queueMail, type Mail } from './outbox.ts';
export { openTransport, type Transport } from './transport.ts';
export { tryMail } from './try-mail.ts';
