import type {} from '@windrose/engine';

console.log('windrose', ...process.argv.slice(2));
