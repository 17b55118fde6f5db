import type { Page } from '@playwright/test';

/** An office API call, made like its own pages do. */
export const call = <Answer>(page: Page, address: string, body?: object): Promise<Answer> =>
  page.evaluate(
    async ([url, sent]) => {
      await fetch('/auth/csrf-cookie');
      const [, token = ''] = /XSRF-TOKEN=([^;]+)/.exec(document.cookie) ?? [];
      const answer = await fetch(
        url,
        sent && {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-xsrf-token': decodeURIComponent(token) },
          body: JSON.stringify(sent),
        },
      );
      if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
      return (await answer.json()) as never;
    },
    [address, body] as const,
  );
