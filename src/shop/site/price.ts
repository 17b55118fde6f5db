/** The VAT within a gross price, in cents, rounded half up as an invoice has it. */
export const vatWithin = (cents: number, percent: number): number => Math.round((cents * percent) / (100 + percent));
