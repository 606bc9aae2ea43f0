/** Whether shortcuts are pressed with Command here rather than Control. */
export const isApple = typeof navigator !== 'undefined' && /Mac|iP/.test(navigator.platform);
