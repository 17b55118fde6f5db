import type { ComponentProps, KeyboardEvent } from 'react';

type Props = Omit<ComponentProps<'form'>, 'onSubmit' | 'onKeyDown'> & { readonly onSend: () => void };

const keepFromSending = (event: KeyboardEvent): void => {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
};

/** A form that only its button sends: Enter in a field of one line would save, and often publish, what is half written. */
export function ButtonForm({ onSend, ...props }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      {...props}
      onKeyDown={keepFromSending}
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    />
  );
}
