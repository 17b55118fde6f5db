type Details = { readonly type?: 'invalid_request_error' | 'idempotency_error'; readonly code?: string; readonly param?: string };

/** An error in Stripe's format: rolls back the change in which it is thrown and becomes the response. */
export class Fault extends Error {
  override readonly name = 'Fault';
  readonly status: number;
  readonly details: Details;

  constructor(status: number, message: string, details: Details = {}) {
    super(message);
    this.status = status;
    this.details = details;
  }

  get body(): object {
    const { type = 'invalid_request_error', code, param } = this.details;
    return { error: { type, message: this.message, ...(code ? { code } : {}), ...(param ? { param } : {}) } };
  }
}

export const missing = (what: string, id: string): Fault =>
  new Fault(404, `No such ${what}: '${id}'`, { code: 'resource_missing', param: 'id' });
