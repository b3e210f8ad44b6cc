import about from '../../../../package.json' with { type: 'json' }

/** Version of the running site. */
export const siteVersion: string = about.version
