export function paintFirst(html: string): string;
export function paintPagesFirst(folder: string): void;
