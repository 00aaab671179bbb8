/** Icons that the JSON may name; the portal maps each to a picture. */
export const iconNames: readonly string[] = [
  'add', 'edit', 'delete', 'save', 'send', 'clock',
  'close', 'search', 'refresh', 'done',
  'download', 'upload', 'pin', 'unpin', 'copy', 'link', 'previous', 'next', 'print', 'help', 'logout', 'menu',
  'filter', 'expand', 'collapse', 'check', 'warning', 'info', 'error', 'template', 'list', 'sea', 'air', 'road', 'home', 'settings',
  'key', 'users', 'widgets', 'lock', 'block', 'columns', 'changed', 'chart', 'table', 'before', 'after',
]
