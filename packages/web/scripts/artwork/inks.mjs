// The colours of the chart in the light and the dark theme.

export const INKS = {
  light: {
    paper: '#f4e9cf',
    stain: '#b08a4a',
    ink: '#4a3826',
    sea: '#c6d1c8',
    shallow: '#dde3d3',
    deep: '#8fa79f',
    rhumb: '#7d7050',
    lettering: '#5c6f68',
    red: '#9c4a34',
    lands: {
      'north-america': '#d3d6b4',
      caribbean: '#e6d3a6',
      'south-america': '#d5d8ae',
      europe: '#ead9ae',
      africa: '#e5cba2',
      india: '#e6c9ae',
      'far-east': '#dccdbd',
    },
  },
  dark: {
    paper: '#101c26',
    stain: '#000000',
    ink: '#8f9a90',
    sea: '#1b2b35',
    shallow: '#223743',
    deep: '#0c1820',
    rhumb: '#587079',
    lettering: '#6f8b93',
    red: '#a86a50',
    lands: {
      'north-america': '#2f4040',
      caribbean: '#40433a',
      'south-america': '#344238',
      europe: '#43453d',
      africa: '#463f36',
      india: '#473d3a',
      'far-east': '#3f3d42',
    },
  },
};
