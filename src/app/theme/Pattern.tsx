import { PATTERN, patternOf } from './shapes.ts'

/** A tenant's pattern as a picture that fills its place. */
export function Pattern({ name, ramp }: { name: string; ramp: readonly string[] }) {
  return (
    <svg viewBox={`0 0 ${String(PATTERN.width)} ${String(PATTERN.height)}`} preserveAspectRatio="xMidYMid slice">
      {patternOf(name, ramp).map(({ path, colour }, at) => (
        <path key={at} d={path} fill={colour} stroke={colour} />
      ))}
    </svg>
  )
}
