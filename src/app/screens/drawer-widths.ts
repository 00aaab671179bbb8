import type { DrawerModel } from '../../config/index.ts'

/** Widths of drawers by what they are for, in hundredths of the window's height (specification of the shipments, §9). */
export const DRAWER_WIDTHS: Readonly<Record<DrawerModel['width'], number>> = {
  search: 70,
  form: 165,
  record: 160,
  detail: 130,
  pinned: 60,
}

/** Whether a drawer leaves little of the window to what is behind it. */
export function fillsWindow({ width }: DrawerModel): boolean {
  const { innerWidth, innerHeight } = window
  return (DRAWER_WIDTHS[width] / 100) * innerHeight >= MOST * innerWidth
}

const MOST = 0.8
