import { useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { useFailureText } from './use-failure-text.ts';

/** Sends a form; what no field can show is `problem`, for a place beside the button. Rejects as `send` does. */
export function useSubmit<Body>(send: (body: Body) => Promise<unknown>) {
  const textOf = useFailureText();
  const [problem, setProblem] = useState<string | null>(null);
  async function submit(body: Body): Promise<void> {
    setProblem(null);
    try {
      await send(body);
    } catch (error) {
      const isFieldError = error instanceof ApiError && Object.keys(error.fields).length > 0;
      setProblem(isFieldError ? null : textOf(error));
      throw error;
    }
  }
  return { problem, submit };
}
