// Draws the land and sea of the chart as SVG: seven maps with coasts, hachures, rhumb lines and roses.
import { createRequire } from 'node:module';
import { geoAzimuthalEqualArea, geoGraticule, geoPath } from 'd3-geo';
import { feature } from 'topojson-client';
import { presimplify, simplify } from 'topojson-simplify';
import { RELIEF, ROSES, SEAS } from './ornaments.mjs';

const topology = createRequire(import.meta.url)('world-atlas/land-50m.json');
/** Coasts continue beyond the frame, so that none is drawn along it. */
const BEYOND = 60;
/** Islands smaller than this, in square degrees, are left out. */
const SPECK = 0.004;
const RAYS = 32;

const land = (() => {
  const weighted = presimplify(topology);
  return feature(weighted, simplify(weighted, SPECK).objects.land);
})();

function pathsOf(frame, middle, radius) {
  const projection = geoAzimuthalEqualArea()
    .rotate([-frame.lon, -frame.lat])
    .translate([middle.x, middle.y])
    .scale(radius)
    .clipExtent([
      [frame.x - BEYOND, frame.y - BEYOND],
      [frame.x + frame.width + BEYOND, frame.y + frame.height + BEYOND],
    ]);
  const path = geoPath(projection).digits(2);
  return {
    land: path(land),
    grid: path(
      geoGraticule()
        .step([10, 10])
        .extentMajor([
          [-180, -80],
          [180, 80.1],
        ])(),
    ),
  };
}

const rectangle = ({ x, y, width, height }, inset) =>
  `x="${x + inset}" y="${y + inset}" width="${width - 2 * inset}" height="${height - 2 * inset}"`;

function rays({ x, y }) {
  const far = 2000;
  return Array.from({ length: RAYS }, (_, i) => {
    const angle = (i * 2 * Math.PI) / RAYS;
    return `M${x} ${y}l${(Math.cos(angle) * far).toFixed(1)} ${(Math.sin(angle) * far).toFixed(1)}`;
  }).join('');
}

/** A rose of 16 winds. Half of each point is inked, half is paper. */
function rose({ x, y, size }, ink) {
  const at = (angle, length) => `${(Math.sin(angle) * length).toFixed(2)} ${(-Math.cos(angle) * length).toFixed(2)}`;
  const points = (count, turn, length, waist) =>
    Array.from({ length: count }, (_, i) => {
      const angle = turn + (i * 2 * Math.PI) / count;
      const half = (side) => `M0 0L${at(angle + (side * Math.PI) / 4, waist)}L${at(angle, length)}Z`;
      return `<path d="${half(-1)}" fill="${ink.ink}"/><path d="${half(1)}" fill="${ink.paper}"/>`;
    }).join('');
  return `<g transform="translate(${x} ${y})" stroke="${ink.ink}" stroke-width="0.6" stroke-linejoin="round">
    <circle r="${size * 0.7}" fill="${ink.paper}" fill-opacity="0.55"/><circle r="${size * 0.64}" fill="none" stroke="${ink.red}"/>
    ${points(8, Math.PI / 8, size * 0.56, size * 0.1)}${points(4, Math.PI / 4, size * 0.78, size * 0.14)}${points(4, 0, size, size * 0.18)}
    <circle r="${size * 0.09}" fill="${ink.red}"/><circle r="${size * 0.04}" fill="${ink.paper}"/>
    <path d="M0 ${-size * 1.3}l${size * 0.09} ${size * 0.12}l${-size * 0.09} ${size * 0.12}l${-size * 0.09} ${-size * 0.12}Z" fill="${ink.red}"/></g>`;
}

const lettering = (lines, ink) =>
  lines
    .map(
      ({ text, x, y, size, turn }) =>
        `<text transform="translate(${x} ${y}) rotate(${turn})" font-size="${size}" text-anchor="middle" font-family="IM FELL English" font-style="italic" letter-spacing="${size * 0.14}" fill="${ink.lettering}">${text}</text>`,
    )
    .join('');

/** One hill: a lit slope and a shaded slope with hatching. */
function hill({ x, y }, size) {
  const to = (right, down) => `${(x + right * size).toFixed(1)} ${(y + down * size).toFixed(1)}`;
  return `M${to(-1.1, 0.1)}Q${to(-0.5, -0.2)} ${to(-0.1, -1)}Q${to(0.4, -0.5)} ${to(1.1, 0.1)}M${to(0.05, -0.75)}L${to(0.2, 0)}M${to(0.3, -0.5)}L${to(0.5, 0.05)}M${to(0.55, -0.28)}L${to(0.78, 0.08)}`;
}

/** The hills of the mountain ranges. */
function relief(id, place, ink) {
  const hills = RELIEF[id].flatMap((range) => range.hills.map(([lon, lat]) => hill(place(lon, lat), range.size)));
  return `<path d="${hills.join('')}" fill="none" stroke="${ink.ink}" stroke-width="0.8" stroke-linecap="round" opacity="0.5"/>`;
}

/** One map inside its frame. */
function chart(id, frame, { middleOf, radius, project }, ink) {
  const paths = pathsOf(frame, middleOf(frame), radius(frame));
  const tint = ink.lands[id];
  return `<clipPath id="frame-${id}"><rect ${rectangle(frame, 0)}/></clipPath><clipPath id="land-${id}"><path d="${paths.land}"/></clipPath>
  <g clip-path="url(#frame-${id})" stroke-linejoin="round">
    <rect ${rectangle(frame, 0)} fill="${ink.sea}"/>
    <rect ${rectangle(frame, 0)} fill="url(#light)"/>
    <path d="${ROSES.map(rays).join('')}" fill="none" stroke="${ink.rhumb}" stroke-width="0.5" opacity="0.4"/>
    <path d="${paths.grid}" fill="none" stroke="${ink.rhumb}" stroke-width="0.5" opacity="0.35"/>
    <g fill="none"><path d="${paths.land}" stroke="${ink.shallow}" stroke-width="34" opacity="0.35"/><path d="${paths.land}" stroke="${ink.shallow}" stroke-width="20" opacity="0.5"/>
    <path d="${paths.land}" stroke="url(#hachure)" stroke-width="17"/></g>
    <path d="${paths.land}" fill="${tint}"/>
    <g clip-path="url(#land-${id})" fill="none" stroke="${ink.stain}"><path d="${paths.land}" stroke-width="16" opacity="0.1"/><path d="${paths.land}" stroke-width="7" opacity="0.14"/></g>
    <path d="${paths.land}" fill="none" stroke="${ink.ink}" stroke-width="1.1"/>
    ${relief(id, (lon, lat) => project(frame, lon, lat), ink)}
  </g>`;
}

/** A thick and a thin line around each map. */
const border = (frame, ink) =>
  `<rect ${rectangle(frame, 0)} stroke="${ink.ink}" stroke-width="1.8"/><rect ${rectangle(frame, 3.6)} stroke="${ink.ink}" stroke-width="0.6" opacity="0.7"/>`;

export function engrave(geography, ink) {
  const { CANVAS, MAPS } = geography;
  const frames = Object.entries(MAPS);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CANVAS.width} ${CANVAS.height}">
  <defs>
    <pattern id="hachure" width="60" height="2.6" patternUnits="userSpaceOnUse"><path d="M0 1.3H60" stroke="${ink.deep}" stroke-width="0.75"/></pattern>
    <radialGradient id="light" gradientUnits="userSpaceOnUse" cx="800" cy="460" r="1000"><stop offset="0" stop-color="${ink.shallow}" stop-opacity="0.6"/><stop offset="1" stop-color="${ink.deep}" stop-opacity="0.18"/></radialGradient>
    <filter id="stains" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="0.006 0.009" numOctaves="3" seed="11"/><feColorMatrix values="0 0 0 0 0.69  0 0 0 0 0.54  0 0 0 0 0.29  0.9 0 0 0 -0.36"/></filter>
  </defs>
  <rect width="${CANVAS.width}" height="${CANVAS.height}" fill="${ink.paper}"/>
  ${frames.map(([id, frame]) => chart(id, frame, geography, ink)).join('')}
  ${ROSES.filter(({ size }) => size > 0)
    .map((each) => rose(each, ink))
    .join('')}
  ${lettering(SEAS, ink)}
  <g fill="none">${frames.map(([, frame]) => border(frame, ink)).join('')}
    <rect ${rectangle(CANVAS, 5)} stroke="${ink.ink}" stroke-width="1"/><rect ${rectangle(CANVAS, 14)} stroke="${ink.ink}" stroke-width="0.8"/>
    <rect ${rectangle(CANVAS, 9.5)} stroke="${ink.ink}" stroke-width="5" stroke-dasharray="24.7 24.7" opacity="0.75"/></g>
  <rect width="${CANVAS.width}" height="${CANVAS.height}" filter="url(#stains)" opacity="0.35"/>
</svg>`;
}
