/** The DOM id of a section's heading in the form with this id. */
export function sectionId(form: string, section: string): string {
  return `${form}-section-${section}`
}
