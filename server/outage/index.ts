export { isDiskFull, sawFullDisk } from './disk.ts';
export { type Outage, outageOf } from './outage.ts';
