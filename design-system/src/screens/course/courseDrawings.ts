import type { CourseTrack } from './course.ts';

/** A drawing of 48 by 48 units as SVG paths. */
export interface CourseDrawing {
  /** Filled areas with an outline. */
  shape: string;
  line?: string;
  /** Lines behind the areas. */
  under?: string;
  /** The one red part. */
  mark: string;
}

/** The drawings of the built-in courses, by the course's id. */
export const courseDrawings: Readonly<Record<string, CourseDrawing>> = {
  // A chart on a screen.
  'ai-fundamentals-for-business': {
    shape: 'M6 8h36v26H6z',
    line: 'M24 34v7M15 41h18M14 28v-6M21 28V18M28 28v-8',
    mark: 'M32 16a3 3 0 1 0 6 0a3 3 0 1 0-6 0z',
  },
  // A cycle around a model.
  'machine-learning-operations': {
    shape: 'M17 17h14v14H17z',
    line: 'M8 25A16 16 0 0 1 36 13M40 23A16 16 0 0 1 12 35M37 5v9h-9M11 43v-9h9',
    mark: 'M21 24a3 3 0 1 0 6 0a3 3 0 1 0-6 0z',
  },
  // Scales.
  'ai-ethics-and-compliance': {
    shape: 'M4 28h13a6.5 6.5 0 0 1-13 0zM31 28h13a6.5 6.5 0 0 1-13 0z',
    line: 'M24 9v32M15 41h18M10 14h28M10 14 4.5 28M10 14l6.5 14M38 14l-6.5 14M38 14l5.5 14',
    mark: 'M20 10a4 4 0 1 0 8 0a4 4 0 1 0-8 0z',
  },
  // A network of layers.
  'advanced-deep-learning': {
    shape:
      'M5 14a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM5 34a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM20 9a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM20 24a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM20 39a4 4 0 1 0 8 0a4 4 0 1 0-8 0z',
    under: 'M9 14 24 9M9 14l15 10M9 14l15 25M9 34 24 9M9 34l15-10M9 34l15 5M24 9l15 15M24 24h15M24 39l15-15',
    mark: 'M34 24a5 5 0 1 0 10 0a5 5 0 1 0-10 0z',
  },
  // A text that is being written.
  'generative-ai-and-llms': {
    shape: 'M8 6h20l9 9v27H8z',
    line: 'M28 6v9h9M15 22h15M15 28h11M15 34h7',
    mark: 'm36 24 2.5 7.5L46 34l-7.5 2.5L36 44l-2.5-7.5L26 34l7.5-2.5z',
  },
  // A compass.
  'ai-strategy-for-executives': {
    shape: 'M6 24a18 18 0 1 0 36 0a18 18 0 1 0-36 0z',
    line: 'M24 6v5M24 37v5M6 24h5M37 24h5',
    mark: 'm33 15-6 12-12 6 6-12z',
  },
  // A plot with a trend.
  'data-science-fundamentals': {
    shape:
      'M14 31a3 3 0 1 0 6 0a3 3 0 1 0-6 0zM20 20a3 3 0 1 0 6 0a3 3 0 1 0-6 0zM28 27a3 3 0 1 0 6 0a3 3 0 1 0-6 0z',
    line: 'M8 6v35h35',
    under: 'M13 36 40 11',
    mark: 'M36 11a4 4 0 1 0 8 0a4 4 0 1 0-8 0z',
  },
  // A gear with power.
  'ai-driven-automation': {
    shape: 'M9 28a10 10 0 1 0 20 0a10 10 0 1 0-20 0z',
    line: 'M19 13v5M19 38v5M4 28h5M29 28h5M8.5 17.5 12 21M26 35l3.5 3.5M26 21l3.5-3.5M12 35l-3.5 3.5M15 28a4 4 0 1 0 8 0a4 4 0 1 0-8 0z',
    mark: 'm41 3-9 12h6l-3 10 9-13h-6z',
  },
  // An eye in a viewfinder.
  'computer-vision-applications': {
    shape: 'M9 24q15-19 30 0q-15 19-30 0z',
    line: 'M6 14V6h8M34 6h8v8M42 34v8h-8M14 42H6v-8',
    mark: 'M19 24a5 5 0 1 0 10 0a5 5 0 1 0-10 0z',
  },
  // A conversation with a marked word.
  'natural-language-processing': {
    shape: 'M5 6h28v19H18l-7 6v-6H5z',
    line: 'M11 13h16M11 19h5M37 16h6v19h-5v6l-7-6H20v-5',
    mark: 'M20 17h7v4h-7z',
  },
  // A shield with a keyhole.
  'ai-for-cybersecurity': {
    shape: 'm24 5 16 6v12c0 10-7 16-16 20C15 39 8 33 8 23V11z',
    mark: 'M19.5 20a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0zM22 22h4l2 9h-8z',
  },
  // A prompt.
  'prompt-engineering-mastery': {
    shape: 'M5 9h38v30H5z',
    line: 'M5 17h38M12 23l6 5-6 5',
    mark: 'M22 31h13v3H22z',
  },
  // A public building.
  'responsible-ai-and-governance': {
    shape: 'm24 5 18 10v4H6v-4zM5 38h38v4H5z',
    line: 'M11 19v19M19.5 19v19M28.5 19v19M37 19v19',
    mark: 'M21 13.5a3 3 0 1 0 6 0a3 3 0 1 0-6 0z',
  },
  // A board with cards.
  'ai-product-management': {
    shape: 'M5 7h11v15H5zM5 26h11v9H5zM19 7h11v24H19zM34 7h9v10h-9z',
    line: 'M5 41h38',
    mark: 'M33 21h11v13H33z',
  },
  // An open book.
  'ai-literacy-101': {
    shape: 'M24 13C19 9 13 8 6 8v28c7 0 13 1 18 5 5-4 11-5 18-5V8c-7 0-13 1-18 5z',
    line: 'M24 13v28M11 17q5 .5 8 2M11 24q5 .5 8 2M11 31q5 .5 8 2',
    mark: 'm33.5 14 2 6 6 2-6 2-2 6-2-6-6-2 6-2z',
  },
  // A list of tasks with a clock.
  'ai-productivity': {
    shape: 'M7 6h26v36H7z',
    line: 'm12 15 3 3 5-5M12 25l3 3 5-5M24 15h4M12 35h8',
    mark: 'M26 33a9 9 0 1 0 18 0a9 9 0 1 0-18 0zM34 27h2v5h5v2h-7z',
  },
};

/** The drawings of all other courses, by the course's track. */
export const trackDrawings: Readonly<Record<CourseTrack, CourseDrawing>> = {
  // Parts that lead to a result.
  Technical: {
    under: 'm14 14 20 10-20 10M34 24H24',
    shape: 'M8 8h12v12H8zM8 28h12v12H8z',
    mark: 'M29 24a6 6 0 1 0 12 0a6 6 0 1 0-12 0z',
  },
  // A flag on a mountain.
  Leadership: {
    line: 'M24 18V8',
    shape: 'm6 40 11-17 7 10 5-7 13 14z',
    mark: 'M24 6h14l-4 5 4 5H24z',
  },
  // Steps.
  Operations: {
    under: 'M14 16h20M14 32h20',
    line: 'M9 32a5 5 0 1 0 10 0a5 5 0 1 0-10 0z',
    shape: 'M8 11h14v10H8zM26 27h14v10H26z',
    mark: 'M29 16a5 5 0 1 0 10 0a5 5 0 1 0-10 0z',
  },
};
