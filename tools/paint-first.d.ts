export function paintFirst(html: string): string;
export function paintHomeFirst(folder: string): void;
