export function withLastLook(html: string): string;
