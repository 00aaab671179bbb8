import { aboutButtons } from './buttons.ts'
import { aboutConditions } from './conditions.ts'
import { aboutDashboard } from './dashboard.ts'
import { aboutDataRules } from './data-rules.ts'
import { aboutDrilldown } from './drilldown.ts'
import { aboutEntries } from './entries.ts'
import { aboutForm } from './form.ts'
import { aboutFormActions } from './form-actions.ts'
import { aboutFormEffects } from './form-effects.ts'
import { aboutGrid } from './grid.ts'
import { aboutGridRows } from './grid-rows.ts'
import { aboutLookups } from './lookups.ts'
import { aboutPortal } from './portal.ts'
import { aboutPortalPages } from './portal-pages.ts'
import { aboutPortalTracking } from './portal-tracking.ts'
import { aboutTenant } from './tenant.ts'
import { aboutView } from './view.ts'

/** What the keys of the language do, in Japanese, by the English words of the meta-schemas. */
export const aboutLanguage: Readonly<Record<string, string>> = {
  ...aboutEntries,
  ...aboutConditions,
  ...aboutButtons,
  ...aboutForm,
  ...aboutFormEffects,
  ...aboutFormActions,
  ...aboutDataRules,
  ...aboutGrid,
  ...aboutGridRows,
  ...aboutView,
  ...aboutDrilldown,
  ...aboutDashboard,
  ...aboutLookups,
  ...aboutPortal,
  ...aboutPortalPages,
  ...aboutPortalTracking,
  ...aboutTenant,
}
