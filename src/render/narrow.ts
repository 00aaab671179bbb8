/** Below the desktop breakpoint of the form's drawer, 1028 px (forms, §2). */
export const NARROW = '@media (max-width: 1027.95px)'
