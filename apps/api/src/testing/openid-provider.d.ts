/** What the provider says of a person; `sub` is the name typed in the login form. */
export type PersonClaims = Record<string, unknown>;
export interface OpenIdProvider {
    issuer: string;
    clientId: string;
    clientSecret: string;
    /** Goes the whole way of a browser from the provider's address to our callback, and returns that without calling it. */
    signIn(url: string, username?: string): Promise<string>;
    /** The same way, but the person says no. */
    decline(url: string): Promise<string>;
    close(): Promise<void>;
}
interface Options {
    redirectUri: string;
    /** By the name typed in the login form; anybody else is not let in. */
    accounts?: Record<string, PersonClaims>;
    port?: number;
}
/** A real OpenID provider on loopback, with a login page that a browser can use as well. */
export declare function startOpenIdProvider(options: Options): Promise<OpenIdProvider>;
export {};
