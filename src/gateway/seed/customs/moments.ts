import type { Schemas } from '../../../contract/index.ts'
import type { Random } from '../random.ts'
import type { ModeOfTransport } from '../world/customs-codes.ts'
import type { FileMoments } from './file-seed.ts'
import { hasCome } from './file-seed.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** CBP liquidates an entry 314 days after it. */
const LIQUIDATION_DAYS = 314

export interface Voyage {
  mot: ModeOfTransport
  /** Days on the way. */
  transit: [least: number, most: number]
}

/** When things happen to a file that was opened at a moment, in the order in which they happen. */
export function momentsOf(random: Random, opened: Date, { mot, transit }: Voyage): FileMoments {
  const after = (from: Date, least: number, most: number) =>
    new Date(
      from.getTime() +
        random.between(Math.round(least * 24), Math.round(most * 24)) * HOUR +
        random.between(0, 59) * 60_000,
    )
  const atSea = mot === '10' || mot === '11'
  const exported = atSea && random.chance(0.8) ? after(opened, -5, -1) : after(opened, 0.2, 1.5)
  const estimatedArrival = after(exported, ...transit)
  const arrived = random.chance(0.12) ? after(estimatedArrival, 3, 9) : after(estimatedArrival, 0, 0.4)
  const earliest = atSea ? Math.max(opened.getTime() + 2 * HOUR, arrived.getTime() - 3 * DAY) : arrived.getTime()
  const entered = after(new Date(earliest), 0, 0.5)
  const examined = random.chance(0.15) ? after(latest(arrived, entered), 0.5, 2) : undefined
  const held = random.chance(0.1) ? after(latest(arrived, entered), 0.3, 1) : undefined
  const released = after(
    latest(arrived, entered, examined, held),
    held ? 5 : examined ? 2 : 0.3,
    held ? 12 : examined ? 6 : 3,
  )
  const delivered = after(released, 0.5, 3)
  return {
    opened,
    exported,
    estimatedArrival,
    arrived,
    entered,
    examined,
    held,
    released,
    delivered,
    summarized: after(released, 7, 10),
    liquidated: new Date(entered.getTime() + LIQUIDATION_DAYS * DAY),
  }
}

/** The status that the chip of a file shows. */
export function statusOf(kind: Schemas['CustomsFileType'], moments: FileMoments, now: Date): string {
  if (hasCome(moments.delivered, now)) return 'DELIVERED'
  if (hasCome(moments.released, now)) return 'RELEASED'
  if (hasCome(moments.held, now)) return 'HOLD'
  if (hasCome(moments.examined, now)) return 'EXAM'
  if (hasCome(moments.arrived, now)) return kind === 'INBOND' && hasCome(moments.entered, now) ? 'PICKED UP' : 'ARRIVED'
  if (hasCome(moments.estimatedArrival, now)) return 'DELAYED'
  return hasCome(moments.exported, now) ? 'DEPARTED' : 'OPENED'
}

function latest(...moments: (Date | undefined)[]): Date {
  return new Date(Math.max(...moments.map((moment) => moment?.getTime() ?? 0)))
}
