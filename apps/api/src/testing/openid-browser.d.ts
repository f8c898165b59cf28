type Doing = {
    username: string;
} | 'decline';
/** Enough of a browser for the provider's pages: cookies, redirects, one form. */
export declare function followAsBrowser(start: string, until: string, doing: Doing): Promise<string>;
export {};
