import type { React } from '../wire/table-ask'

export type Quick = React['what']

/** Said while a hand is live too: it tells nothing of it. */
export const GREETINGS = ['hello', 'good-luck', 'one-moment', 'back', 'bye'] as const satisfies Quick[]

/** Said once the hand is over. */
export const AFTERWARDS = ['thanks', 'well-played', 'sorry'] as const satisfies Quick[]

/** Shown once the hand is over, each as a face of strokes in a box of 24 × 24. */
export const REACTIONS = {
  laughs:
    'M4.5 12a7.5 7.5 0 1 0 15 0 7.5 7.5 0 1 0-15 0M8 13.2h8c0 2.4-1.8 4-4 4s-4-1.6-4-4ZM8.2 9.8l1.4-1 1.4 1M13 9.8l1.4-1 1.4 1',
  claps:
    'M8 13.5 13.6 8M9.6 15.6l6-5.6M11.5 17.4l4.6-4.3M7 12l-2 2c-1 2.5 1.5 6 5 6 2 0 3.5-1 5-2.5l3-3M9 4.5V7M5 6l1.5 1.5M13 4l-.8 2',
  amazed:
    'M4.5 12a7.5 7.5 0 1 0 15 0 7.5 7.5 0 1 0-15 0M10.2 15.2a1.8 2.2 0 1 0 3.6 0 1.8 2.2 0 1 0-3.6 0M9 9.2v1.2M15 9.2v1.2',
  toasts:
    'M6 4.5h5l-.6 6a2 2 0 0 1-3.8 0ZM8.5 12.5V18M6.5 18.5h4M14.5 7.5h4.5l-.6 5.2a1.7 1.7 0 0 1-3.3 0ZM16.7 14.5v4M15 18.5h3.5',
} as const satisfies Partial<Record<Quick, string>>
