/** The names of the parameters in an operation's path, in its order (OpenAPI 3.1, "Path Templating"). */
export const pathParams = (path: string): string[] => Array.from(path.matchAll(/\{([^}]+)\}/g), ([, name = '']) => name)
