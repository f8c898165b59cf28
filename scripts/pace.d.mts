/** How many times slower than the reference two cores are just now; 1 on a quiet machine of that kind. */
export function measurePace(): Promise<number>
