/** Ridge regression by normal equations: samples are added one by one, and sums of several workers can be added up. */

export class Regression {
  readonly size: number;
  /** Products of all pairs of columns row by row, followed by the products of each column with the target. */
  readonly sums: Float64Array;

  constructor(size: number, sums: Float64Array = new Float64Array(size * size + size)) {
    this.size = size;
    this.sums = sums;
  }

  add(row: Float64Array, from: number, target: number): void {
    const { size, sums } = this;
    const end = size * size;
    for (let i = 0; i < size; i++) {
      const value = row[from + i];
      if (value === 0) continue;
      const start = i * size;
      // The matrix is symmetric, so only one half is summed.
      for (let k = i; k < size; k++) sums[start + k] += value * row[from + k];
      sums[end + i] += value * target;
    }
  }

  /**
   * Returns the weights with the smallest squared error plus `ridge` times the squared weights. Columns are normalized,
   * so that the penalty does not depend on their scale. A column of zeros gets the weight 0.
   */
  solve(ridge: number): number[] {
    const { size, sums } = this;
    const scale = Array.from({ length: size }, (_, i) => Math.sqrt(sums[i * size + i]) || 1);
    const matrix = new Float64Array(size * size);
    const right = new Float64Array(size);
    for (let i = 0; i < size; i++) {
      for (let k = i; k < size; k++) {
        matrix[k * size + i] = sums[i * size + k] / (scale[i] * scale[k]);
      }
      matrix[i * size + i] += ridge;
      right[i] = sums[size * size + i] / scale[i];
    }
    return Array.from(solveCholesky(matrix, right), (weight, i) => weight / scale[i]);
  }
}

/** Solves a symmetric positive definite system, given its lower half. Overwrites both arguments. */
function solveCholesky(matrix: Float64Array, right: Float64Array): Float64Array {
  const size = right.length;
  for (let i = 0; i < size; i++) {
    for (let k = 0; k <= i; k++) {
      let sum = matrix[i * size + k];
      for (let j = 0; j < k; j++) sum -= matrix[i * size + j] * matrix[k * size + j];
      matrix[i * size + k] = i === k ? Math.sqrt(Math.max(sum, Number.EPSILON)) : sum / matrix[k * size + k];
    }
  }
  for (let i = 0; i < size; i++) {
    for (let k = 0; k < i; k++) right[i] -= matrix[i * size + k] * right[k];
    right[i] /= matrix[i * size + i];
  }
  for (let i = size - 1; i >= 0; i--) {
    for (let k = i + 1; k < size; k++) right[i] -= matrix[k * size + i] * right[k];
    right[i] /= matrix[i * size + i];
  }
  return right;
}
