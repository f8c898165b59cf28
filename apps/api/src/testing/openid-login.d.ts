import type Provider from 'oidc-provider';
/** The provider's own pages: a name is enough, since nobody's secret is at stake in a test. */
export declare function serveLoginPage(provider: Provider, isKnown: (username: string) => boolean): void;
