/** What other rooms may ask of the mail. The shape of addresses is in `kit/mail-address.ts`. */
export { mailDocument, type MailContent, type MailLink, type MailPart } from './document.ts';
export { mailDuties } from './duties.ts';
export { eraseMailTo, exportMailTo, findMailsByKey } from './kept.ts';
export { listMails, retryMail, type ListedMail } from './listed.ts';
export { queueMail, type Mail } from './outbox.ts';
export { openTransport, type Transport } from './transport.ts';
export { tryMail } from './try-mail.ts';
